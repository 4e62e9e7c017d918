import { separatorOf } from '../mapping/table.ts';
import { readFlat } from './flat.ts';
import type { Format } from './item.ts';
import { readRecords } from './jsonl.ts';
import { readShopify } from './shopify.ts';

export const formats = { shopify: readShopify, records: readRecords, flat: readFlat } satisfies Record<string, Format>;
export type FormatName = keyof typeof formats;
export const isFormatName = (text: string): text is FormatName => Object.hasOwn(formats, text);

/** Detects a file's format by its beginning; null for an unknown one. */
export function detectFormat(beginning: string): FormatName | null {
  const line = firstLineOf(beginning);
  if (!line.startsWith('{')) {
    const cells = line.split(String.fromCharCode(separatorOf(line))).map((cell) => cell.trim().replaceAll('"', '').toLowerCase());
    return cells.length > 1 && cells.some((cell) => cell === 'handle' || cell === 'url handle') ? 'shopify' : null;
  }
  const names = [...line.matchAll(/"([a-zA-Z_]+)"\s*:/g)].map((match) => match[1]);
  if (names.includes('handle')) return 'records';
  return names.includes('id') && names.includes('name') && names.includes('price') ? 'flat' : null;
}

/** Advice for a file in an unknown format. */
export function adviceOn(beginning: string): string {
  const line = firstLineOf(beginning);
  if (/^"?sep=."?$/i.test(line)) return `Its first line, ${line}, is no row of a table; delete it.`;
  if (line.startsWith('[')) return 'It is one JSON array; write one object a line instead (JSON Lines).';
  return 'It is neither a table with a row of column names (CSV) nor one product a line (JSON Lines).';
}

function firstLineOf(beginning: string): string {
  const text = beginning.replace(/^\uFEFF/, '').trimStart();
  return text.split(/\r\n|\n|\r/, 1)[0] ?? '';
}
