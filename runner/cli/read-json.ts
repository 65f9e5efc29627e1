/** Reads the JSON documents that a command is given. */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { UsageError } from './exit-code.ts';
import { jsonFault } from './json-fault.ts';
import { jsonPitfall } from './json-pitfall.ts';
import { systemMessage } from './system-message.ts';

/** The value in a JSON file, or on standard input for `-`. Throws a `UsageError` that names the place of a fault. */
export async function readJson(path: string): Promise<unknown> {
  const content = await readText(path);
  const value = parsed(path, content);
  const pitfall = jsonPitfall(content);
  if (pitfall !== undefined) throw new UsageError(`${sourceName(path)} cannot be used: ${pitfall}`);
  return value;
}

function parsed(path: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    const fault = jsonFault(content);
    const place = fault
      ? `line ${String(fault.line)}, column ${String(fault.column)}: expected ${fault.expected}, found ${fault.found}`
      : 'it nests too deeply';
    throw new UsageError(`${sourceName(path)} is not JSON: ${place}`);
  }
}

/** How messages name a document. */
export function sourceName(path: string): string {
  return path === '-' ? 'standard input' : path;
}

async function readText(path: string): Promise<string> {
  if (path === '-') return text(process.stdin);
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new UsageError(`cannot read ${path}: ${systemMessage(error)}`);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`${path} is not a text file in UTF-8`);
  }
}
