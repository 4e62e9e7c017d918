import { readFlat } from './flat.ts';
import type { Format } from './item.ts';
import { readRecords } from './jsonl.ts';
import { readShopify } from './shopify.ts';

export const formats = { shopify: readShopify, records: readRecords, flat: readFlat } satisfies Record<string, Format>;
export type FormatName = keyof typeof formats;

/** Recognises a file by how it begins; null when it is none of the known formats. */
export function detectFormat(beginning: string): FormatName | null {
  const line =
    beginning
      .replace(/^\uFEFF/, '')
      .trimStart()
      .split(/\r?\n/, 1)[0] ?? '';
  if (/^"?handle"?,/i.test(line) && /\btitle\b/i.test(line)) return 'shopify';
  if (!line.startsWith('{')) return null;
  const names = [...line.matchAll(/"([a-zA-Z_]+)"\s*:/g)].map((match) => match[1]);
  if (names.includes('handle') && (names.includes('variations') || names.includes('category'))) return 'records';
  return names.includes('id') && names.includes('name') && names.includes('price') ? 'flat' : null;
}
