import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { Format, SourceItem } from './item.ts';

/** One JSON object a line; blank lines are passed over, a line that is no object becomes an error. */
export async function* jsonLines(
  input: AsyncIterable<Buffer | string>,
  toRecord: (value: Record<string, unknown>) => unknown,
): AsyncIterable<SourceItem> {
  const lines = createInterface({ input: Readable.from(input, { objectMode: false }), crlfDelay: Number.POSITIVE_INFINITY });
  let line = 0;
  for await (const raw of lines) {
    line++;
    const text = line === 1 ? raw.replace(/^\uFEFF/, '') : raw;
    if (text.trim() === '') continue;
    yield itemOf(text, line, toRecord);
  }
}

function itemOf(text: string, line: number, toRecord: (value: Record<string, unknown>) => unknown): SourceItem {
  const failed = (message: string): SourceItem => ({ line, lastLine: line, record: null, notes: [{ line, level: 'error', message }] });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failed('is not valid JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return failed('is not a JSON object');
  return { line, lastLine: line, record: toRecord(value as Record<string, unknown>), notes: [] };
}

/** The documented format: a `ProductRecord` a line (docs/how-to/import.md). */
export const readRecords: Format = (input) => jsonLines(input, (value) => value);
