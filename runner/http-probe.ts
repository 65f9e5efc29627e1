/** Asks a port one question, by hand, so that whatever comes back can be told apart. */
import { connect } from 'node:net';

export type Probe =
  /** An HTTP status line came back, whatever the status. */
  | { readonly kind: 'http' }
  /** Nobody accepts connections. */
  | { readonly kind: 'refused' }
  /** The connection was accepted, and closed or left without an answer. */
  | { readonly kind: 'silent' }
  /** Something came back that is not HTTP. */
  | { readonly kind: 'garbage'; readonly bytes: Buffer };

const statusLine = /^HTTP\/\d(?:\.\d)? \d{3}[ \r\n]/;
/** Enough for every status line up to its status. */
const enough = 'HTTP/1.1 200 '.length;

/** Sends `GET /` on a connection of its own. Takes `limitMs` at most and never rejects. */
export function probeHttp({
  host,
  port,
  limitMs,
}: {
  readonly host: string;
  readonly port: number;
  readonly limitMs: number;
}): Promise<Probe> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    let received: Buffer = Buffer.alloc(0);
    let accepted = false;
    const finish = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(judge(received, accepted));
    };
    const timer = setTimeout(finish, limitMs);
    socket.once('connect', () => {
      accepted = true;
      socket.write(
        `GET / HTTP/1.1\r\nHost: ${host}:${String(port)}\r\nAccept: */*\r\nConnection: close\r\n\r\n`,
      );
    });
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (received.length >= enough) finish();
    });
    socket.once('error', finish);
    socket.once('close', finish);
  });
}

function judge(received: Buffer, accepted: boolean): Probe {
  if (received.length > 0) {
    return statusLine.test(received.toString('latin1'))
      ? { kind: 'http' }
      : { kind: 'garbage', bytes: received };
  }
  return { kind: accepted ? 'silent' : 'refused' };
}
