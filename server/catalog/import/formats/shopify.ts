import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { Format, Note, SourceItem } from './item.ts';
import { type Row, recordOfRows, type ShopifyRow } from './shopify-product.ts';

/** A product's rows are a few hundred at most; a stray quote must not swallow the rest of the file. */
const maxRecordBytes = 1024 * 1024;

/**
 * Shopify's product CSV, streaming. Columns are found by their names, so that exports with more, fewer or renamed others are read too;
 * consecutive rows of one handle are one product.
 */
export const readShopify: Format = async function* (input) {
  const skipped: Note[] = [];
  // Through pipeline, so that a file that cannot be read on ends the rows with its error.
  const parser = pipeline(
    Readable.from(input, { objectMode: false }),
    parse({
      bom: true,
      columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: maxRecordBytes,
      on_skip: (error) => {
        if (error)
          skipped.push({
            line: Number((error as { lines?: number }).lines ?? 0),
            level: 'error',
            message: `cannot be read: ${error.message}`,
          });
        return undefined;
      },
    }),
    () => {},
  );
  let group: Row[] = [];
  let previousEnd = 1;
  for await (const { record, info } of parser as AsyncIterable<{ record: ShopifyRow; info: { lines: number } }>) {
    const row: Row = { cells: record, line: previousEnd + 1, lastLine: info.lines };
    previousEnd = info.lines;
    for (const note of skipped.splice(0)) yield { line: note.line, lastLine: note.line, record: null, notes: [note] };
    if (group[0] && group[0].cells.handle !== row.cells.handle) {
      yield itemOf(group);
      group = [];
    }
    group.push(row);
  }
  if (group.length > 0) yield itemOf(group);
  for (const note of skipped) yield { line: note.line, lastLine: note.line, record: null, notes: [note] };
};

function itemOf(rows: Row[]): SourceItem {
  const { record, notes } = recordOfRows(rows);
  return { line: rows[0]?.line ?? 0, lastLine: rows.at(-1)?.lastLine ?? 0, record, notes };
}
