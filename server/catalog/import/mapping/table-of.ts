import type { ColumnMapping } from '../../../../contract/merchandising/mapping.rules.ts';
import type { Database } from '../../../platform/db/index.ts';
import { csvRows, isFault } from '../formats/csv.ts';
import { Columns } from '../formats/shopify-columns.ts';
import { fileSource } from '../formats/source.ts';
import { findSkuOwners } from '../store.ts';
import { separatorOf, type Table } from './table.ts';

const skusAtOnce = 1000;

/** How the rows of a UTF-8 file are read. Rows that say their product by its SKU only need to know which product has it. */
export async function tableOf(database: Database, mapping: ColumnMapping | undefined, file: string, beginning: string): Promise<Table> {
  const separator = separatorOf(beginning);
  if (!mapping) return { separator };
  const table: Table = { separator, mapping };
  const needsSkus = mapping.fields.includes('sku') && !mapping.fields.includes('handle');
  return needsSkus ? { ...table, handles: await handlesOfSkus(database, table, file) } : table;
}

async function handlesOfSkus({ read }: Database, table: Table, file: string): Promise<ReadonlyMap<string, string>> {
  const handles = new Map<string, string>();
  let columns: Columns | null = null;
  let skus: string[] = [];
  const look = async () => {
    for (const [sku, handle] of await findSkuOwners(read, skus)) handles.set(sku, handle);
    skus = [];
  };
  for await (const row of csvRows(fileSource(file), undefined, table.separator)) {
    if (!columns) {
      columns = new Columns(row.cells, table);
      if (isFault(row) || columns.fault) break;
      continue;
    }
    const sku = columns.cell(row, 'variant sku');
    if (sku) skus.push(sku);
    if (skus.length >= skusAtOnce) await look();
  }
  await look();
  return handles;
}
