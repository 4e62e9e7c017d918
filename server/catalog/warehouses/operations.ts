import { family } from '../../../brands/family.ts';
import type { SettingsVersion } from '../../../contract/settings/settings.ts';
import { type WarehouseHandling, warehouseProblems } from '../../../contract/settings/warehouses.ts';
import { readPostalCode, unknownPostalCode, unreadablePostalCode } from '../../../contract/values/postal-code.ts';
import { coordinatesOf } from '../../addresses/index.ts';
import type { Database, Db } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { purge } from '../../platform/purging/purging.ts';
import { audit, entriesAbout, type StaffMember } from '../../staff/index.ts';
import { deleteWarehouse, insertWarehouse, lockWarehouse, type NewWarehouse, saveWarehouse, type WarehouseRow } from './store.ts';

const problem = problemsOf(warehouseProblems);

const subject = { kind: 'settings', id: 'warehouses' };

/**
 * Changes where a warehouse is and when it dispatches. Throws `invalid_input` by field, `warehouse_not_found`, `settings_changed` when it is based on an
 * older version.
 */
export async function changeWarehouse(
  database: Database,
  code: string,
  { version, ...given }: WarehouseHandling & { readonly version: number },
  by: StaffMember,
  now: Date,
): Promise<void> {
  const place = locate(given.postalCode);
  if ('fault' in place) throw problem('invalid_input', undefined, { postalCode: place.fault });
  await database.transact(async (tx) => {
    const before = await lockWarehouse(tx, code);
    if (!before) throw problem('warehouse_not_found');
    if (before.version !== version) throw problem('settings_changed');
    const dispatchDays = [...new Set(given.dispatchDays)].sort();
    const closedDays = [...new Set(given.closedDays)].sort();
    const after: WarehouseRow = { ...before, ...given, ...place, dispatchDays, closedDays, version: version + 1 };
    const changed = changedFields(before, after);
    if (changed.length === 0) return;
    await saveWarehouse(tx, after);
    const valuesOf = (row: WarehouseRow) => Object.fromEntries(changed.map((field) => [field, row[field]]));
    const details = { warehouse: code, before: valuesOf(before), after: valuesOf(after) };
    await audit(tx, { by, action: 'settings.warehouse_changed', subject, details }, now);
    // Product pages show dates from every warehouse, and so does every brand.
    await purge(
      tx,
      family.map(({ key }) => `site:${key}`),
    );
  });
}

/** The postal code of a warehouse, or what is wrong with it. Its distances decide which warehouse ships and when, so it has to be on the map. */
function locate(typed: string): { postalCode: string } | { fault: string } {
  const read = readPostalCode(typed);
  if (!read) return { fault: unreadablePostalCode };
  return coordinatesOf(read.postalCode) ? { postalCode: read.postalCode } : { fault: unknownPostalCode };
}

/** Adds an empty warehouse; returns its code, made of its name. Throws `invalid_input` by field. */
export async function addWarehouse(database: Database, given: Omit<NewWarehouse, 'code'>, by: StaffMember, now: Date): Promise<string> {
  const place = locate(given.postalCode);
  const code = given.name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if ('fault' in place || code === '') {
    const faults = { ...('fault' in place && { postalCode: place.fault }), ...(code === '' && { name: 'Use letters or digits' }) };
    throw problem('invalid_input', undefined, faults);
  }
  const added = { ...given, ...place, code };
  await database.transact(async (tx) => {
    if (!(await insertWarehouse(tx, added))) throw problem('invalid_input', undefined, { name: 'There is such a warehouse already' });
    const { name, postalCode, timeZone } = added;
    const details = { warehouse: code, before: {}, after: { name, postalCode, timeZone } };
    await audit(tx, { by, action: 'settings.warehouse_added', subject, details }, now);
  });
  return code;
}

/** Removes a warehouse without stock. Throws `warehouse_not_found`, `warehouse_in_use`. */
export async function removeWarehouse(database: Database, code: string, by: StaffMember, now: Date): Promise<void> {
  await database.transact(async (tx) => {
    const before = await lockWarehouse(tx, code);
    if (!before) throw problem('warehouse_not_found');
    if (!(await deleteWarehouse(tx, code))) throw problem('warehouse_in_use');
    const { name, postalCode, timeZone } = before;
    const details = { warehouse: code, before: { name, postalCode, timeZone }, after: {} };
    await audit(tx, { by, action: 'settings.warehouse_removed', subject, details }, now);
  });
}

const fields = ['name', 'postalCode', 'timeZone', 'cutOffHour', 'dispatchDays', 'closedDays'] as const;

const changedFields = (before: WarehouseRow, after: WarehouseRow) =>
  fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

const shownChanges = 20;

/** The latest changes of all warehouses. */
export async function warehouseHistory(db: Db): Promise<SettingsVersion[]> {
  const entries = await entriesAbout(db, subject, shownChanges);
  return entries.map(({ at, memberName, details }, index) => {
    const before = Object(details.before);
    const after = Object(details.after);
    return {
      version: entries.length - index,
      savedBy: memberName ?? '',
      savedAt: at.toISOString(),
      changes: [...new Set([...Object.keys(before), ...Object.keys(after)])].map((field) => ({
        field: `${details.warehouse}.${field}`,
        before: inWords(field, before[field]),
        after: inWords(field, after[field]),
      })),
    };
  });
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function inWords(field: string, value: unknown): string {
  if (value === undefined) return 'none';
  if (!Array.isArray(value)) return field === 'cutOffHour' ? `${value}:00` : String(value);
  if (value.length === 0) return 'none';
  return value.map((one) => (field === 'dispatchDays' ? weekdays[Number(one)] : String(one))).join(', ');
}
