import { commonProblems } from '../../contract/api/problems.ts';
import type { Db } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';
import type { Customer } from './customer.ts';
import { ensureGuest, guestOf } from './guest.ts';
import { guestLimitOf } from './guest-limit.ts';
import { type Session, sessionOf } from './sessions/index.ts';

/** The caller. What a visitor owns (cart, checkout, order) stores their owner id, and every query for it filters by that id. */
export interface Visitor {
  /** The guest session's hash, or `customer:{id}`. */
  readonly ownerId: string;
  /** Null for a guest. */
  readonly customer: Customer | null;
}

const problem = problemsOf(commonProblems);

/** A customer's owner id; no hash contains a colon. */
export const ownerOfCustomer = (customerId: number): string => `customer:${customerId}`;

/** The customer of an owner id; null for a guest's. */
export function customerOfOwner(ownerId: string): number | null {
  const id = /^customer:(\d+)$/.exec(ownerId)?.[1];
  return id === undefined ? null : Number(id);
}

const asVisitor = (customer: Customer): Visitor => ({ ownerId: ownerOfCustomer(customer.customerId), customer });

/** The signed-in customer, or null. No query for a guest, one for a customer, none while cached (30 s). */
export async function customerOf(db: Db, call: Call): Promise<Customer | null> {
  return (await sessionOf(db, call))?.customer ?? null;
}

/** The signed-in customer. Throws `unauthorized`. */
export async function requireCustomer(db: Db, call: Call): Promise<Customer> {
  const customer = await customerOf(db, call);
  if (!customer) throw problem('unauthorized');
  return customer;
}

/** The signed-in customer's session. Throws `unauthorized`. */
export async function requireSession(db: Db, call: Call): Promise<Session> {
  const session = await sessionOf(db, call);
  if (!session) throw problem('unauthorized');
  return session;
}

/** The visitor: the customer when signed in, otherwise the guest of the token; null with neither. */
export async function visitorOf(db: Db, call: Call): Promise<Visitor | null> {
  const customer = await customerOf(db, call);
  if (customer) return asVisitor(customer);
  const ownerId = guestOf(call);
  return ownerId === null ? null : { ownerId, customer: null };
}

/** The visitor; starts a guest session if there is neither a session nor a sign-in. Throws `too_many_requests`. */
export async function ensureVisitor(db: Db, call: Call): Promise<Visitor> {
  const customer = await customerOf(db, call);
  if (customer) return asVisitor(customer);
  await guestLimitOf(db).consume(call);
  return { ownerId: ensureGuest(call), customer: null };
}
