import { orderWorkEndpoints } from '../../../contract/staff/orders/order-work.ts';
import type { RequestParts } from '../../payments/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import { mayDo, requireStaff } from '../../staff/index.ts';
import { holdOrder, releaseOrder } from '../holding/operations.ts';
import { addNote, refundByStaff, setTags, showWork } from './operations.ts';

const ok = { ok: true } as const;

/** Notes, tags and refunds of an order. */
export function bindOrderWork(api: Api, parts: RequestParts & { readonly database: Database }): void {
  const { database } = parts;
  const db = database.read;
  api.bind(orderWorkEndpoints.get, async (asked, call) => {
    const reader = await requireStaff(db, call, 'orders.read');
    return showWork(db, asked, { mayEdit: mayDo(reader, 'orders.edit') });
  });
  api.bind(orderWorkEndpoints.addNote, async (note, call) => {
    const by = await requireStaff(db, call, 'orders.edit');
    await database.transact((tx) => addNote(tx, note, by, call.now));
    return ok;
  });
  api.bind(orderWorkEndpoints.setTags, async (tagged, call) => {
    const by = await requireStaff(db, call, 'orders.edit');
    await database.transact((tx) => setTags(tx, tagged, by, call.now));
    return ok;
  });
  api.bind(orderWorkEndpoints.hold, async (held, call) => {
    const by = await requireStaff(db, call, 'orders.cancel');
    await database.transact((tx) => holdOrder(tx, held, by, call.now));
    return ok;
  });
  api.bind(orderWorkEndpoints.release, async (released, call) => {
    const by = await requireStaff(db, call, 'orders.cancel');
    await database.transact((tx) => releaseOrder(tx, released, by, call.now));
    return ok;
  });
  api.bind(orderWorkEndpoints.refund, async (request, call) => {
    const by = await requireStaff(db, call, 'orders.refund');
    await database.transact((tx) => refundByStaff(tx, parts, request, by, call.now));
    return ok;
  });
}
