/** The programming languages that an agent may be asked to write in, with the commands of an example start script. */
import type { Clause } from '../../spec/contract.ts';

export interface LanguageFacts {
  readonly name: string;
  /** The line of `run_server.sh` that fetches dependencies or builds. */
  readonly install: string;
  /** The line of `run_server.sh` that becomes the server. */
  readonly start: string;
}

export const languages = {
  python: {
    name: 'Python',
    install: 'python3 -m pip install --requirement requirements.txt',
    start: 'exec python3 server.py --host 0.0.0.0 --port "$port"',
  },
  javascript: {
    name: 'JavaScript',
    install: 'npm install',
    start: 'exec node server.js --host 0.0.0.0 --port "$port"',
  },
  typescript: {
    name: 'TypeScript',
    install: 'npm install',
    start: 'exec npx tsx server.ts --host 0.0.0.0 --port "$port"',
  },
  go: {
    name: 'Go',
    install: 'go build -o server .',
    start: 'exec ./server --host 0.0.0.0 --port "$port"',
  },
  rust: {
    name: 'Rust',
    install: 'cargo build --release',
    start: 'exec ./target/release/server --host 0.0.0.0 --port "$port"',
  },
  java: {
    name: 'Java',
    install: 'mvn package',
    start: 'exec java -jar target/server.jar --host 0.0.0.0 --port "$port"',
  },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languages;

/** The language that the contract names and that an agent is asked for unless a run says otherwise. */
export const DEFAULT_LANGUAGE: Language = 'python';

/** The sentence of a clause with another language in the place of the contract's. Only `job.language` names one. */
export function sentenceIn({ name }: LanguageFacts, { id, text }: Clause): string {
  return id === 'job.language' ? text.replaceAll(languages[DEFAULT_LANGUAGE].name, name) : text;
}
