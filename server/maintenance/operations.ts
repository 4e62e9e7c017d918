import type { Database } from '../platform/db/index.ts';
import { everyPageTag, purge } from '../platform/purging/purging.ts';
import { audit, type NewAuditEntry } from '../staff/index.ts';
import { maintenanceTag } from './gate.ts';
import { deleteClosure, saveClosure } from './store.ts';

const shop = { kind: 'shop', id: 'shop' };

/** Closes the shop in every process; `minutes` until it is likely to open again. */
export async function closeShop(
  database: Database,
  { minutes, reason }: { minutes?: number | undefined; reason: string },
  by: NewAuditEntry['by'],
  now: Date,
): Promise<void> {
  const until = minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
  await database.transact(async (tx) => {
    await saveClosure(tx, { since: now, until });
    await audit(tx, { by, action: 'maintenance.closed', subject: shop, reason, ...(minutes && { details: { minutes } }) }, now);
    // The shop itself serves no cached page while it is closed; a CDN would.
    await purge(tx, [maintenanceTag, everyPageTag]);
  });
}

/** Opens it again; returns false when it was open. */
export async function reopenShop(database: Database, by: NewAuditEntry['by'], now: Date): Promise<boolean> {
  return database.transact(async (tx) => {
    if (!(await deleteClosure(tx))) return false;
    await audit(tx, { by, action: 'maintenance.opened', subject: shop }, now);
    await purge(tx, [maintenanceTag]);
    return true;
  });
}
