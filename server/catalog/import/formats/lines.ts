import type { ByteSource } from './source.ts';

const newline = 10;
/** Longer lines are dropped. */
const maxLineBytes = 8 * 1024 * 1024;

/** Numbered lines of a file; null for one that is too long. */
export async function* textLines(source: ByteSource): AsyncGenerator<{ line: number; text: string | null }> {
  let parts: Buffer[] = [];
  let length = 0;
  let line = 1;
  const ended = () => {
    const text = length > maxLineBytes ? null : Buffer.concat(parts).toString('utf8');
    [parts, length] = [[], 0];
    return { line: line++, text: line === 2 ? (text?.replace(/^\uFEFF/, '') ?? null) : text };
  };
  const add = (part: Buffer) => {
    length += part.length;
    if (length > maxLineBytes) parts = [];
    else parts.push(part);
  };
  for await (const chunk of source.read()) {
    let from = 0;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      add(chunk.subarray(from, at));
      from = at + 1;
      yield ended();
    }
    add(chunk.subarray(from));
  }
  if (length > 0) yield ended();
}
