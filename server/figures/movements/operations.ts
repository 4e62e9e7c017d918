import type { OutputOf } from '../../../contract/api/endpoint.ts';
import { productProblems } from '../../../contract/merchandising/products.ts';
import type { StockMovement, stockMovementEndpoints } from '../../../contract/merchandising/stock-movements.ts';
import { listWarehouses } from '../../catalog/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { readPage } from '../../platform/paging.ts';
import { findMoved, findMovements, type MovementRow } from './store.ts';

const problem = problemsOf(productProblems);
const perPage = 50;

interface Asked {
  readonly productId: number;
  readonly variation?: number | undefined;
  readonly warehouse?: string | undefined;
  readonly page: number;
}

/** A page of what changed a product's stock, latest first. Throws `product_not_found`. */
export async function listMovements(
  db: Db,
  { productId, variation, warehouse, page: asked }: Asked,
): Promise<OutputOf<typeof stockMovementEndpoints.list>> {
  const moved = await findMoved(db, productId);
  if (!moved) throw problem('product_not_found');
  const filter = { variationId: variation ?? null, warehouseCode: warehouse || null };
  const { found, ...paged } = await readPage(
    asked,
    perPage,
    (portion) => findMovements(db, productId, filter, portion),
    ([first]) => first?.total ?? 0,
  );
  const { name, variations, since } = moved;
  return {
    name,
    variations,
    warehouses: await listWarehouses(db),
    since: since?.toISOString() ?? null,
    movements: found.map(present),
    ...paged,
  };
}

function present({ at, actor, actorName, isKey, importId, importName, total: _, ...row }: MovementRow): StockMovement {
  const kind = actor === 'shopper' || actor === 'system' ? actor : isKey ? 'key' : 'staff';
  return {
    ...row,
    at: at.toISOString(),
    by: { kind, name: actorName },
    import: importId === null ? null : { importId, name: importName ?? '' },
  };
}
