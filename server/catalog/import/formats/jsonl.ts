import { isRecord } from '../../../../contract/values/record.ts';
import { isCheckable, isStorable } from '../../../platform/http/storable.ts';
import type { Format, SourceItem } from './item.ts';
import { textLines } from './lines.ts';
import type { ByteSource } from './source.ts';

type Read = (value: Record<string, unknown>) => Pick<SourceItem, 'record'> & Partial<SourceItem>;

/** One JSON object per line; blank lines are skipped, a line that is no object or cannot be stored becomes an error. */
export async function* jsonLines(source: ByteSource, read: Read): AsyncIterable<SourceItem> {
  for await (const { line, text } of textLines(source)) {
    if (text === null) yield failed(line, 'is longer than 8 MB');
    else if (text.trim() !== '') yield itemOf(text, line, read);
  }
}

const failed = (line: number, message: string): SourceItem => ({
  line,
  lastLine: line,
  record: null,
  notes: [{ line, level: 'error', message }],
});

function itemOf(text: string, line: number, read: Read): SourceItem {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failed(line, 'is not valid JSON');
  }
  if (!isRecord(value)) return failed(line, 'is not a JSON object');
  // Without this line's texts: the report that quoted them could not be stored either.
  if (!isCheckable(value)) return failed(line, 'is nested too deeply, or has a length that is no number');
  if (!isStorable(value)) return failed(line, 'holds a character that no text may have: \\u0000, or half of a surrogate pair');
  return { line, lastLine: line, notes: [], ...read(value) };
}

/** The documented format: one `ProductPatch` per line (docs/how-to/import.md). */
export const readRecords: Format = (source) => jsonLines(source, (record) => ({ record }));
