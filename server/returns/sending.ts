import { returnCaseProblems } from '../../contract/returns/returns.ts';
import { carrierProblems } from '../../contract/shipments/tracking.ts';
import { noteReturn } from '../orders/index.ts';
import type { Actor } from '../payments/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { type Case, lockCase } from './case.ts';
import { returnCarrier } from './label.ts';
import { unitsOf } from './requesting.ts';
import { findScanned, saveStep } from './store.ts';

const problem = problemsOf({ ...returnCaseProblems, ...carrierProblems });

/** Records that the shopper has sent the items. Repeating it does nothing. Throws `return_case_not_found` and `return_not_to_send`. */
export async function noteSent(tx: Tx, { caseNumber, actor }: { caseNumber: string; actor: Actor }, now: Date): Promise<Case> {
  const found = await lockCase(tx, caseNumber);
  if (!found) throw problem('return_case_not_found');
  if (found.one.sentAt === null && (found.one.state !== 'approved' || found.one.way === null)) throw problem('return_not_to_send');
  return leave(tx, found, actor, now);
}

/**
 * Records a carrier's scan of a return label: the items are on their way. Later scans change nothing. Throws `carrier_parcel_not_found` for an
 * unknown code, and for a return that has no label.
 */
export async function noteScanned(tx: Tx, { carrier, code, now }: { carrier: string; code: string; now: Date }): Promise<void> {
  const caseNumber = carrier === returnCarrier ? await findScanned(tx, code) : null;
  const found = caseNumber === null ? null : await lockCase(tx, caseNumber);
  if (!found || found.one.way === null) throw problem('carrier_parcel_not_found');
  await leave(tx, found, 'system', now);
}

/** Moves an approved return on to `in_transit`; leaves any other as it is. */
export async function leave(tx: Tx, found: Case, actor: Actor, now: Date): Promise<Case> {
  const { one, order } = found;
  if (one.state !== 'approved') return found;
  await saveStep(tx, one.id, 'in_transit', now);
  const { caseNumber, lines } = one;
  await noteReturn(tx, { orderId: order.id, caseNumber, kind: 'return_sent', actor, cents: null, units: unitsOf(lines) }, now);
  return { ...found, one: { ...one, state: 'in_transit', sentAt: now } };
}
