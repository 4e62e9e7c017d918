import { plainTable } from '../mapping/table.ts';
import { type CsvFault, csvRows, isFault } from './csv.ts';
import type { Format, SourceItem } from './item.ts';
import { handleOf, overviewOf, type Run, rowsOfRuns } from './runs.ts';
import { Columns, type Row } from './shopify-columns.ts';
import { itemOfRows, maxRows } from './shopify-product.ts';

/** Why a file cannot be read at all. */
export class UnusableFileError extends Error {}

/**
 * Streams Shopify's product CSV, or one with mapped columns. Columns are found by name, so exports with more, fewer or renamed ones are read too. Rows with the same
 * handle are one product wherever they are; it is placed at its first row.
 */
export const readShopify: Format = async function* (source, table = plainTable) {
  const { apart, torn } = await overviewOf(source, table);
  let columns: Columns | null = null;
  let width = 0;
  let group: { handle: string; rows: Row[] } | null = null;

  const item = async ({ handle, rows }: { handle: string; rows: Row[] }, columns: Columns): Promise<SourceItem[]> => {
    const runs: readonly Run[] = (handle !== '' && apart.get(handle)) || [];
    const line = rows[0]?.line ?? 0;
    if (runs[0] && runs[0].line !== line) return [];
    const others = await rowsOfRuns(source, runs.slice(1), { columns: width, most: maxRows, separator: table.separator });
    return [{ line, lastLine: rows.at(-1)?.lastLine ?? 0, ...itemOfRows([...rows, ...others], columns, torn.has(handle)) }];
  };

  for await (const row of csvRows(source, undefined, table.separator)) {
    if (!columns) {
      columns = new Columns(row.cells, table);
      const fault = isFault(row) ? row.message : columns.fault;
      if (fault) throw new UnusableFileError(`line 1: ${fault}`);
      width = row.cells.length;
      continue;
    }
    const handle = handleOf(row, columns);
    if (isFault(row)) {
      yield faultItem(row, handle);
      continue;
    }
    // Rows of a mapped file that are of no product have nothing in common.
    if (group && (group.handle !== handle || (handle === '' && columns.isMapped))) {
      yield* await item(group, columns);
      group = null;
    }
    group ??= { handle, rows: [] };
    // Keep one more than allowed, so that the excess is reported.
    const last = group.rows.at(-1);
    if (last && group.rows.length > maxRows) last.lastLine = row.lastLine;
    else group.rows.push(row);
  }
  if (group && columns) yield* await item(group, columns);
};

function faultItem({ line, lastLine, message }: CsvFault, handle: string): SourceItem {
  const which = lastLine > line ? `lines ${line} to ${lastLine}: ${message}` : message;
  return {
    line,
    lastLine,
    record: null,
    ...(handle !== '' && { handle }),
    rowsRefused: 1,
    notes: [{ line, level: 'error', message: which }],
  };
}
