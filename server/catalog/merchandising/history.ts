import type { StaffProduct } from '../../../contract/merchandising/products.ts';
import type { Db } from '../../platform/db/index.ts';
import { type AuditedAction, entriesAbout } from '../../staff/index.ts';
import type { Change } from '../import/merging/diff.ts';
import { isShortened } from './writing.ts';

/** Entries on a product's page. */
const shown = 30;

const changesOf = ({ details }: AuditedAction): Change[] => (Array.isArray(details.changes) ? details.changes : []);

/** The version that a change made, if all that it changed can be taken back: not the first one, nor texts of which the log has only the beginning. */
function versionOf(entry: AuditedAction): number | null {
  const changes = changesOf(entry);
  const { version } = entry.details;
  return typeof version === 'number' && version > 1 && changes.length > 0 && !changes.some(({ before }) => isShortened(before))
    ? version
    : null;
}

/** What staff did to a product, latest first. */
export async function historyOf(db: Db, productId: number): Promise<StaffProduct['history']> {
  const entries = await entriesAbout(db, { kind: 'product', id: productId }, shown);
  return entries.map((entry) => ({
    at: entry.at.toISOString(),
    by: entry.memberName,
    action: entry.action,
    reason: entry.reason,
    changes: changesOf(entry),
    version: typeof entry.details.version === 'number' ? entry.details.version : null,
    change: versionOf(entry),
  }));
}

/** The changes that brought a product to a version, if the page shows them and they can be taken back; null otherwise. */
export async function findChange(db: Db, productId: number, version: number, action?: string): Promise<Change[] | null> {
  const entries = await entriesAbout(db, { kind: 'product', id: productId }, shown);
  const entry = entries.find((one) => versionOf(one) === version && (action === undefined || one.action === action));
  return entry ? changesOf(entry) : null;
}
