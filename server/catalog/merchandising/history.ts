import type { StaffProduct } from '../../../contract/merchandising/products.ts';
import type { Db } from '../../platform/db/index.ts';
import { type AuditedAction, entriesAbout } from '../../staff/index.ts';
import type { Change } from '../import/merging/diff.ts';

/** Entries on a product's page. */
const shown = 30;

const changesOf = ({ details }: AuditedAction): Change[] => (Array.isArray(details.changes) ? details.changes : []);

/** What staff did to a product, latest first. */
export async function historyOf(db: Db, productId: number): Promise<StaffProduct['history']> {
  const entries = await entriesAbout(db, { kind: 'product', id: productId }, shown);
  return entries.map((entry) => ({
    at: entry.at.toISOString(),
    by: entry.memberName,
    action: entry.action,
    reason: entry.reason,
    changes: changesOf(entry),
  }));
}

/** The changes by which staff brought a product to this version; null when something else did. */
export async function findChange(db: Db, productId: number, version: number): Promise<Change[] | null> {
  const entries = await entriesAbout(db, { kind: 'product', id: productId }, shown);
  const entry = entries.find(({ action, details }) => action === 'product.changed' && details.version === version);
  return entry ? changesOf(entry) : null;
}
