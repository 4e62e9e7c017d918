import { createHash } from 'node:crypto';
import type { ColumnField, DecimalSign } from '../../../../contract/merchandising/mapping.rules.ts';
import { asUtf8 } from '../encoding/as-utf8.ts';
import { surveyFile } from '../encoding/survey.ts';
import { csvRows, isFault } from '../formats/csv.ts';
import { beginningOf, fileSource } from '../formats/source.ts';
import { guessFields } from './guess.ts';
import { separatorOf } from './table.ts';
import { decimalOf, looksOf } from './values.ts';

/** A CSV's columns: titles with examples, and a guess of what each means. */
export interface DescribedColumns {
  readonly headerHash: string;
  readonly columns: readonly { readonly title: string; readonly samples: readonly string[]; readonly guess: ColumnField | null }[];
  readonly decimal: DecimalSign;
}

/** Rows that are looked at. */
const looked = 100;
const shown = 3;
const maxSampleLength = 120;
/** A wider file is no list of products. */
const maxColumns = 300;

/** The columns of a file of rows, whatever separates its cells; null for a file that has none. Throws `UnreadableFileError`. */
export async function describeColumns(file: string, warehouses: readonly string[], encoding?: string): Promise<DescribedColumns | null> {
  const surveyed = await surveyFile(file, encoding);
  const utf8 = await asUtf8(file, surveyed.encoding);
  try {
    const rows = await firstRows(utf8.file);
    return rows && described(rows, warehouses);
  } finally {
    await utf8.discard();
  }
}

async function firstRows(file: string): Promise<{ header: string[]; rows: string[][] } | null> {
  const beginning = await beginningOf(file);
  if (/^\uFEFF?\s*[[{<]/.test(beginning)) return null;
  let header: string[] | null = null;
  const rows: string[][] = [];
  for await (const row of csvRows(fileSource(file), undefined, separatorOf(beginning))) {
    if (isFault(row)) {
      if (!header) return null;
      continue;
    }
    if (header) rows.push(row.cells);
    else header = row.cells.map((title) => title.trim());
    if (rows.length === looked) break;
  }
  const isTable = header && rows.length > 0 && header.length > 1 && header.length <= maxColumns && header.filter(Boolean).length > 1;
  return header && isTable ? { header, rows } : null;
}

function described({ header, rows }: { header: string[]; rows: string[][] }, warehouses: readonly string[]): DescribedColumns {
  const sampled = header.map((title, i) => ({ title, values: rows.map((cells) => cells[i]?.trim() ?? '') }));
  const guesses = guessFields(sampled, warehouses);
  const amounts = sampled.filter(({ values }) => looksOf(values).amount > 0.3).flatMap(({ values }) => values);
  return {
    headerHash: headerHashOf(header),
    columns: sampled.map(({ title, values }, i) => ({
      title: title.slice(0, 200) || `Column ${i + 1}`,
      samples: [...new Set(values.filter(Boolean))].slice(0, shown).map((value) => shortened(value)),
      guess: guesses[i] ?? null,
    })),
    decimal: decimalOf(amounts),
  };
}

const shortened = (value: string) => {
  const line = value.replaceAll(/\s+/g, ' ').replaceAll('\0', '');
  return line.length > maxSampleLength ? `${line.slice(0, maxSampleLength)}…` : line;
};

/** Files with the same titles in the same order have the same hash, whatever their case. */
export function headerHashOf(titles: readonly string[]): string {
  const key = JSON.stringify(titles.map((title) => title.trim().toLowerCase()));
  return createHash('sha256').update(key).digest('base64url');
}
