import { isDeepStrictEqual } from 'node:util';
import { address as addressShape } from '../../contract/addresses/addresses.schemas.ts';
import type { Address } from '../../contract/addresses/addresses.ts';
import type { OutputOf, ParsedInputOf } from '../../contract/api/endpoint.ts';
import { type orderWorkEndpoints, orderWorkProblems } from '../../contract/staff/orders/order-work.ts';
import { provinceOfPostalCode, stateOfZip } from '../addresses/index.ts';
import { freightFault, shippingFault } from '../checkout/index.ts';
import { isPricedAlike, type Restrictions } from '../delivery/index.ts';
import { changeContact, findOrderByNumber, lockOrderByNumber, noteChange, refusalToEdit, type StoredOrder } from '../orders/index.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { audit, type StaffMember } from '../staff/index.ts';

const problem = problemsOf(orderWorkProblems);

/** Address and e-mail of an order, to change them; audits the view. Throws `order_not_found`. */
export async function showContact(
  { read, transact }: Database,
  orderNumber: string,
  by: StaffMember,
  now: Date,
): Promise<OutputOf<typeof orderWorkEndpoints.getContact>> {
  const order = await findOrderByNumber(read, orderNumber);
  if (!order) throw problem('order_not_found');
  await transact((tx) => audit(tx, { by, action: 'order.address_viewed', subject: { kind: 'order', id: orderNumber } }, now));
  return { email: order.email, address: order.shippingAddress, refusal: refusalToEdit(order) };
}

type Wanted = ParsedInputOf<typeof orderWorkEndpoints.setContact>;

/**
 * Changes where an order goes and whom to write to, under its lock, with the checks of the checkout. Throws `order_not_found`,
 * `order_not_editable`, `contact_changed`, `contact_unshippable` (with fields) and `total_would_change`.
 */
export async function setContact(tx: Tx, restrictions: Restrictions, wanted: Wanted, by: StaffMember, now: Date): Promise<void> {
  const order = await lockOrderByNumber(tx, wanted.orderNumber);
  if (!order) throw problem('order_not_found');
  if (refusalToEdit(order)) throw problem('order_not_editable');
  const { countryCode, stateRegion, ...present } = order.shippingAddress;
  const email = merged(order.email, wanted.seen?.email, wanted.email);
  const address: Address = { ...merged(present, wanted.seen?.address, wanted.address), countryCode, stateRegion };
  const faults = faultsOf(order, address, restrictions);
  if (Object.keys(faults).length > 0) throw problem('contact_unshippable', undefined, faults);
  if (!isPricedAlike(address, order.shippingAddress, restrictions.zones)) throw problem('total_would_change');
  const before = valuesOf(order.email, order.shippingAddress);
  const after = new Map(Object.entries(valuesOf(email, address)));
  const changed = Object.entries(before).filter(([name, value]) => after.get(name) !== value);
  if (changed.length === 0) return;
  await changeContact(tx, order.id, { email, address }, now);
  await noteChange(tx, order.id, {
    memberId: by.memberId,
    at: now,
    kind: 'contact',
    reason: wanted.reason,
    before: Object.fromEntries(changed),
    after: Object.fromEntries(changed.map(([name]) => [name, after.get(name) ?? ''])),
  });
  const details = { fields: changed.map(([name]) => name) };
  await audit(tx, { by, action: 'order.contact_changed', subject: { kind: 'order', id: order.orderNumber }, details }, now);
}

/**
 * The wanted value, or the present one where the caller left it as seen. An address is one value: an apartment of the former street is none of the
 * present one. Throws `contact_changed` where others changed it too, to something else.
 */
function merged<T>(present: T, seen: T | undefined, wanted: T): T {
  if (seen === undefined || isDeepStrictEqual(present, seen)) return wanted;
  if (isDeepStrictEqual(wanted, seen)) return present;
  if (!isDeepStrictEqual(wanted, present)) throw problem('contact_changed');
  return wanted;
}

/** Field → message: what is missing, or where the order cannot go. */
function faultsOf(order: StoredOrder, address: Address, restrictions: Restrictions): Record<string, string> {
  const checked = addressShape.safeParse(address);
  if (!checked.success) {
    return Object.fromEntries(checked.error.issues.map(({ path, message }) => [`address.${path.join('.')}`, message]));
  }
  const region = address.countryCode === 'CA' ? provinceOfPostalCode(address.postalCode) : stateOfZip(address.postalCode);
  if (region && region !== address.stateRegion) {
    return {
      'address.postalCode': `This postal code isn’t in ${address.stateRegion}. For another state, cancel the order and place a new one.`,
    };
  }
  const faults = shippingFault(address, restrictions) ?? freightFault(address, order.delivery.code, restrictions) ?? {};
  return Object.fromEntries(Object.entries(faults).map(([name, message]) => [name.replace('shippingAddress', 'address'), message]));
}

const valuesOf = (email: string, { locationType: _, countryCode: _country, stateRegion: _region, ...lines }: Address) => ({
  email,
  ...lines,
});
