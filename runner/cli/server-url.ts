import { probeHttp } from '../http-probe.ts';
import { UsageError } from './exit-code.ts';

const PATIENCE_MS = 10_000;

const complaints = {
  refused: 'nothing listens there',
  silent: 'something listens there, but it does not answer',
  garbage: 'what answers there does not speak HTTP',
} as const;

/** `http://127.0.0.1:8001/` → `http://127.0.0.1:8001`. Throws a `UsageError` for what is not the root of an HTTP server. */
export function parseServerUrl(option: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'http:' || url.href !== `${url.origin}/`)
    throw new UsageError(
      `--${option} must be the root of a server such as http://127.0.0.1:8001, not "${value}"`,
    );
  return url.origin;
}

/** Throws a `UsageError` when no HTTP server answers at the URL; what it answers does not matter. */
export async function demandServer(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const probe = await probeHttp({ host, port: Number(port || 80), limitMs: PATIENCE_MS });
  if (probe.kind !== 'http')
    throw new UsageError(`no server can be tested at ${url}: ${complaints[probe.kind]}`);
}
