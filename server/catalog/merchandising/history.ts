import type { StaffProduct } from '../../../contract/merchandising/products.ts';
import type { Db } from '../../platform/db/index.ts';
import { type AuditedAction, entriesOfVersions, pageAbout } from '../../staff/index.ts';
import type { Change } from '../import/merging/diff.ts';
import { isShortened } from './writing.ts';

/** Entries on a product's page. */
const perPage = 30;

const changesOf = ({ details }: AuditedAction): Change[] => (Array.isArray(details.changes) ? details.changes : []);

/**
 * The version that a change made, if all that it changed can be taken back: not the first one, nor texts of which the log has only the beginning, before or
 * after, nor the end of a sale, which would end again.
 */
function versionOf(entry: AuditedAction): number | null {
  const changes = changesOf(entry);
  const { version } = entry.details;
  return typeof version === 'number' &&
    version > 1 &&
    entry.action !== 'product.sale_ended' &&
    changes.length > 0 &&
    !changes.some(({ before, after }) => isShortened(before) || isShortened(after))
    ? version
    : null;
}

const presented = (entry: AuditedAction): StaffProduct['history'][number] => ({
  at: entry.at.toISOString(),
  by: entry.memberName,
  action: entry.action,
  reason: entry.reason,
  changes: changesOf(entry),
  version: typeof entry.details.version === 'number' ? entry.details.version : null,
  change: versionOf(entry),
});

export interface HistoryAsked {
  /** Of the history, from 1. */
  readonly page: number;
  /** Two versions to compare, in either order. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** A page of what staff did to a product, latest first, and what made the versions from one to another. */
export async function historyOf(
  db: Db,
  productId: number,
  { page: asked, from, to }: HistoryAsked,
): Promise<Pick<StaffProduct, 'history' | 'page' | 'pages' | 'between'>> {
  const subject = { kind: 'product', id: productId };
  const { entries, page, pages } = await pageAbout(db, subject, { page: asked, perPage });
  const versions = from !== undefined && to !== undefined ? { from: Math.min(from, to), to: Math.max(from, to) } : null;
  const between = versions ? await entriesOfVersions(db, subject, versions) : [];
  return { history: entries.map(presented), page, pages, between: between.map(presented) };
}

/** The changes that brought a product to a version, if they can be taken back; null otherwise. */
export async function findChange(db: Db, productId: number, version: number, action?: string): Promise<Change[] | null> {
  const entries = await entriesOfVersions(db, { kind: 'product', id: productId }, { from: version, to: version });
  const entry = entries.find((one) => versionOf(one) === version && (action === undefined || one.action === action));
  return entry ? changesOf(entry) : null;
}
