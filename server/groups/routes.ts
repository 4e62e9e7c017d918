import { customerGroupEndpoints } from '../../contract/staff/care/customer-groups.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { requireStaff } from '../staff/index.ts';
import {
  addGroup,
  addMember,
  type Change,
  changeGroup,
  getGroup,
  listGroups,
  type PromotionsFor,
  removeGroup,
  removeMember,
} from './operations.ts';

const ok = { ok: true } as const;

/** Binds the console's groups of customers. */
export function bindGroups(api: Api, parts: { readonly database: Database; readonly promotionsFor: PromotionsFor }): void {
  const { database, promotionsFor } = parts;
  const db = database.read;
  const enter = async (call: Call): Promise<Change> => ({ by: await requireStaff(db, call, 'customers.edit'), now: call.now });
  api.bind(customerGroupEndpoints.list, async ({ page }, call) => {
    await enter(call);
    return listGroups(db, page);
  });
  api.bind(customerGroupEndpoints.get, async (asked, call) => {
    await enter(call);
    const group = await getGroup(db, asked);
    return { ...group, promotions: await promotionsFor(db, group.key, call.now) };
  });
  api.bind(customerGroupEndpoints.add, async (edit, call) => ({ ...ok, groupId: await addGroup(parts, edit, await enter(call)) }));
  api.bind(customerGroupEndpoints.change, async ({ groupId, ...edit }, call) => {
    await changeGroup(database, groupId, edit, await enter(call));
    return ok;
  });
  api.bind(customerGroupEndpoints.delete, async ({ groupId }, call) => {
    await removeGroup(database, groupId, await enter(call));
    return ok;
  });
  api.bind(customerGroupEndpoints.addMember, async ({ groupId, who }, call) => {
    await addMember(database, groupId, who, await enter(call));
    return ok;
  });
  api.bind(customerGroupEndpoints.removeMember, async ({ groupId, customerId }, call) => {
    await removeMember(database, groupId, customerId, await enter(call));
    return ok;
  });
}
