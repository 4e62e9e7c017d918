import { memoized } from '../../../platform/memoized.ts';
import { distinctSlugOf } from '../../taxonomy/paths.ts';
import type { Table } from '../mapping/table.ts';
import { csvRows, isFault } from './csv.ts';
import { Columns, type Row } from './shopify-columns.ts';
import type { ByteSource } from './source.ts';

/** Rows of one product that follow each other. */
export interface Run {
  start: number;
  end: number;
  line: number;
  lastLine: number;
}

/** What a first pass learns about a file. */
export interface Overview {
  /** Runs of products whose rows are not contiguous. */
  apart: ReadonlyMap<string, readonly Run[]>;
  /** Products with unreadable rows. */
  torn: ReadonlySet<string>;
}

/** Scans a file for products whose rows are not contiguous; a few bytes per product. */
export async function overviewOf(source: ByteSource, table: Table): Promise<Overview> {
  const runs = new Map<string, Run | Run[]>();
  const torn = new Set<string>();
  let columns: Columns | null = null;
  const current: { handle: string; run: Run | null } = { handle: '', run: null };
  for await (const row of csvRows(source, undefined, table.separator)) {
    if (!columns) {
      columns = new Columns(row.cells, table);
      if (isFault(row) || columns.fault) break;
      continue;
    }
    const handle = handleOf(row, columns);
    if (isFault(row)) {
      if (handle !== '') torn.add(handle);
      continue;
    }
    if (current.run && current.handle === handle) {
      current.run.end = row.end;
      current.run.lastLine = row.lastLine;
      continue;
    }
    const run: Run = { start: row.start, end: row.end, line: row.line, lastLine: row.lastLine };
    Object.assign(current, { handle, run });
    const before = runs.get(handle);
    if (handle === '' || !before) runs.set(handle, run);
    else if (Array.isArray(before)) before.push(run);
    else runs.set(handle, [before, run]);
  }
  const apart = new Map([...runs].filter((entry): entry is [string, Run[]] => Array.isArray(entry[1])));
  return { apart, torn };
}

/** The rows of further runs, at most `most`, without unreadable ones, which are reported where they occur. */
export async function rowsOfRuns(
  source: ByteSource,
  runs: readonly Run[],
  { columns, most, separator }: { columns: number; most: number; separator: number },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { start, end, line } of runs) {
    if (rows.length > most) break;
    for await (const row of csvRows(source, { from: start, to: end, line, columns }, separator)) if (!isFault(row)) rows.push(row);
  }
  return rows;
}

/** Rows of a product are usually contiguous. */
const slugOfRow = memoized(distinctSlugOf, 1);

/** The product of a row: handles with the same URL are one product. */
export function handleOf(row: Row, columns: Columns): string {
  const given = columns.cell(row, 'handle') ?? '';
  return given === '' ? '' : slugOfRow(given);
}
