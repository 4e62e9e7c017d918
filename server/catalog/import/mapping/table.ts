import type { ColumnMapping } from '../../../../contract/merchandising/mapping.rules.ts';

/** How a file's rows are read: what separates cells, and, for a file in none of the known forms, what its columns mean. */
export interface Table {
  /** Code of the separating character. */
  readonly separator: number;
  readonly mapping?: ColumnMapping;
  /** Products of the file's SKUs, for rows that have no other way to say theirs. */
  readonly handles?: ReadonlyMap<string, string>;
}

/** The form of Shopify's file. */
export const plainTable: Table = { separator: ','.charCodeAt(0) };

const separators = [',', ';', '\t', '|'];

/** The character that separates the cells of a file, by its first line outside of quotes. */
export function separatorOf(beginning: string): number {
  const line = (beginning.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/, 1)[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counts = separators.map((character) => line.split(character).length);
  const most = Math.max(...counts);
  return (separators[counts.indexOf(most)] ?? ',').charCodeAt(0);
}
