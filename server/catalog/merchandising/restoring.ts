import { productProblems } from '../../../contract/merchandising/products.ts';
import type { Database } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { findPresent } from '../import/present/store.ts';
import { actorOf } from '../stock/changes.ts';
import { lockStock } from '../stock/operations.ts';
import { findChange } from './history.ts';
import { lockAt } from './operations.ts';
import { findVariationIds } from './store.ts';
import { reverseChanges } from './uploads/undo/reverse.ts';
import { findSurroundings, writeReversed } from './uploads/undo/run.ts';
import { type Actor, auditProduct } from './writing.ts';

const problem = problemsOf(productProblems);

interface Wanted {
  /** The latest version, which the caller saw. */
  readonly version: number;
  /** The version that the change made. */
  readonly change: number;
}

interface Restored {
  readonly ok: true;
  readonly productId: number;
  readonly version: number;
  /** What stays, because it was changed later. */
  readonly kept: { field: string; sku: string | null; reason: string }[];
}

/** Takes back one change of a product's history, but for values changed since. Throws `product_changed`, `nothing_to_undo`. */
export async function restoreChange(database: Database, productId: number, { version, change }: Wanted, actor: Actor): Promise<Restored> {
  return database.transact(async (tx) => {
    const product = await lockAt(tx, productId, version);
    // Before reading it: an order that takes units meanwhile would otherwise get them back.
    await lockStock(tx, await findVariationIds(tx, productId));
    const changes = await findChange(tx, productId, change);
    const present = (await findPresent(tx, [productId])).get(product.handle);
    if (!changes || !present) throw problem('nothing_to_undo');
    const reversed = reverseChanges(present, changes, await findSurroundings(tx, changes));
    const kept = reversed.kept.map(({ change: { field, sku = null }, reason }) => ({ field, sku, reason }));
    if (reversed.restored.length === 0) throw problem('nothing_to_undo', { kept });
    const undone = { productId, version, reversed, introducedOn: present.introducedOn, hash: present.hash };
    await writeReversed(tx, [undone], { kind: 'undone', actor: actorOf(actor.member.memberId) }, actor.now);
    await auditProduct(tx, { productId, version: version + 1, changes: reversed.restored }, { action: 'product.undone' }, actor);
    return { ok: true, productId, version: version + 1, kept };
  });
}
