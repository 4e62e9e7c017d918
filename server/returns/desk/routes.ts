import { staffReturnEndpoints, staffReturnRequestProblems } from '../../../contract/staff/orders/staff-returns.ts';
import type { Permission } from '../../../contract/staff/staff-roles.ts';
import { findOrderByNumber } from '../../orders/index.ts';
import type { Database, Tx } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { requireStaff, type StaffMember } from '../../staff/index.ts';
import { quoteReturn } from '../requesting.ts';
import { decide } from './deciding.ts';
import { addNote, close, type DeskParts, inspect, receive, refund } from './operations.ts';
import { replace } from './replacing.ts';
import { requestForShopper } from './requesting.ts';
import { listReturns, showReturn } from './view.ts';

const problem = problemsOf(staffReturnRequestProblems);

/** Binds the returns desk. */
export function bindReturnDesk(api: Api, parts: DeskParts & { readonly database: Database }): void {
  const { database } = parts;
  const db = database.read;
  /** Checks the permission, applies the change, and returns the updated return. */
  const change = async (call: Call, permission: Permission, caseNumber: string, act: (tx: Tx, by: StaffMember) => Promise<void>) => {
    const by = await requireStaff(db, call, permission);
    await database.transact((tx) => act(tx, by));
    return showReturn(db, caseNumber, call.now);
  };
  api.bind(staffReturnEndpoints.list, async (asked, call) => {
    await requireStaff(db, call, 'orders.returns');
    return listReturns(db, asked, call.now);
  });
  api.bind(staffReturnEndpoints.quote, async ({ orderNumber }, call) => {
    await requireStaff(db, call, 'orders.returns');
    const order = await findOrderByNumber(db, orderNumber);
    if (!order) throw problem('order_not_found');
    return quoteReturn(db, order, call.now);
  });
  api.bind(staffReturnEndpoints.request, async ({ returnUuid: requestUuid, ...given }, call) => {
    const by = await requireStaff(db, call, 'orders.returns');
    const caseNumber = await database.transact((tx) => requestForShopper(tx, parts, { ...given, requestUuid, by }, call.now));
    return showReturn(db, caseNumber, call.now);
  });
  api.bind(staffReturnEndpoints.get, async ({ caseNumber }, call) => {
    await requireStaff(db, call, 'orders.returns');
    return showReturn(db, caseNumber, call.now);
  });
  api.bind(staffReturnEndpoints.decide, (given, call) =>
    change(call, 'orders.refund', given.caseNumber, (tx, by) => decide(tx, parts, { ...given, by }, call.now)),
  );
  api.bind(staffReturnEndpoints.receive, (given, call) =>
    change(call, 'orders.returns', given.caseNumber, (tx, by) => receive(tx, parts, { ...given, by }, call.now)),
  );
  api.bind(staffReturnEndpoints.inspect, (given, call) =>
    change(call, 'orders.returns', given.caseNumber, (tx, by) => inspect(tx, { ...given, by }, call.now)),
  );
  api.bind(staffReturnEndpoints.refund, (given, call) =>
    change(call, 'orders.refund', given.caseNumber, (tx, by) => refund(tx, parts, { ...given, by }, call.now)),
  );
  api.bind(staffReturnEndpoints.replace, (given, call) =>
    change(call, 'orders.refund', given.caseNumber, (tx, by) => replace(tx, parts, { ...given, by }, call.now)),
  );
  api.bind(staffReturnEndpoints.close, (given, call) =>
    change(call, 'orders.refund', given.caseNumber, (tx, by) => close(tx, parts, { ...given, by }, call.now)),
  );
  api.bind(staffReturnEndpoints.addNote, (given, call) =>
    change(call, 'orders.returns', given.caseNumber, (tx, by) => addNote(tx, { ...given, by }, call.now)),
  );
}
