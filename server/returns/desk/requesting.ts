import { staffReturnRequestProblems } from '../../../contract/staff/orders/staff-returns.ts';
import { lockOrderByNumber } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import type { StaffMember } from '../../staff/index.ts';
import { type Request, requestReturn } from '../requesting.ts';
import { findCaseOfRequest } from '../store.ts';
import { type DeskParts, note } from './operations.ts';

const problem = problemsOf(staffReturnRequestProblems);

/**
 * Requests a return for a shopper, as they would themselves, and returns its case number. Repeating a request returns its first case. Throws
 * `order_not_found` and `items_not_returnable`.
 */
export async function requestForShopper(
  tx: Tx,
  parts: DeskParts,
  { by, ...request }: Omit<Request, 'actor'> & { readonly by: StaffMember },
  now: Date,
): Promise<string> {
  const order = await lockOrderByNumber(tx, request.orderNumber);
  if (!order) throw problem('order_not_found');
  const isNew = (await findCaseOfRequest(tx, order.id, request.requestUuid)) === null;
  const { caseNumber } = await requestReturn(tx, parts, { ...request, actor: `staff:${by.memberId}` }, now);
  if (isNew) await note(tx, { caseNumber, by }, 'requested', { details: { order: order.orderNumber, outcome: request.wish } }, now);
  return caseNumber;
}
