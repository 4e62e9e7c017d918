import { warehouseEndpoints } from '../../../contract/settings/warehouses.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { requireStaff } from '../../staff/index.ts';
import { addWarehouse, changeWarehouse, removeWarehouse, warehouseHistory } from './operations.ts';
import { findWarehouses } from './store.ts';

/** Warehouses for staff. */
export function bindWarehouses(api: Api, { database }: { database: Database }): void {
  const enter = (call: Call) => requireStaff(database.read, call, 'settings.edit');

  api.bind(warehouseEndpoints.list, async (_input, call) => {
    await enter(call);
    return { warehouses: await findWarehouses(database.read), history: await warehouseHistory(database.read) };
  });
  api.bind(warehouseEndpoints.add, async (given, call) => ({
    ok: true as const,
    code: await addWarehouse(database, given, await enter(call), call.now),
  }));
  api.bind(warehouseEndpoints.remove, async ({ code }, call) => {
    await removeWarehouse(database, code, await enter(call), call.now);
    return { ok: true as const };
  });
  api.bind(warehouseEndpoints.save, async ({ code, ...given }, call) => {
    await changeWarehouse(database, code, given, await enter(call), call.now);
    return { ok: true as const };
  });
}
