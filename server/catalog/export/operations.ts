import type { Db } from '../../platform/db/index.ts';
import { findPresent } from '../import/present/store.ts';
import { findWarehouses } from '../import/store.ts';
import { exportedProduct } from './record.ts';
import { type ChangedRange, findExported } from './store.ts';

/** Products read at once; with all their pictures and variations they take some megabytes. */
const perRead = 100;

/**
 * Whole products, one JSON object a line, by handle: the form that the import reads. Only their ids are held all the time, so that a catalogue of any
 * length needs no more memory than a portion.
 */
export async function* exportProducts(db: Db, range: ChangedRange): AsyncGenerator<string> {
  const [ids, warehouses] = await Promise.all([findExported(db, range), findWarehouses(db)]);
  // A file without a product is still a file.
  yield '';
  for (let from = 0; from < ids.length; from += perRead) {
    const portion = ids.slice(from, from + perRead);
    const present = await findPresent(db, portion);
    const byId = new Map([...present.values()].map((each) => [each.id, each]));
    const lines = portion.flatMap((id) => {
      const found = byId.get(id);
      const product = found ? exportedProduct(found, warehouses) : null;
      return product ? [`${JSON.stringify(product)}\n`] : [];
    });
    yield lines.join('');
  }
}
