import { openSession } from '../../server/accounts/sessions/index.ts';
import { insertCustomer } from '../../server/accounts/store.ts';
import type { Call } from '../../server/platform/http/call.ts';
import type { TestShop } from './app.ts';

let customers = 0;

export interface SignedIn {
  readonly customerId: number;
  readonly email: string;
  /** For the `session_token` cookie, or behind `Bearer`. */
  readonly token: string;
}

/** A customer with an account and a session, created directly. */
export async function signedIn(shop: Pick<TestShop, 'database'>, now = new Date()): Promise<SignedIn> {
  customers++;
  const email = `customer-${customers}@example.com`;
  return shop.database.transact(async (tx) => {
    const customer = await insertCustomer(tx, { email, passwordHash: 'none', brand: 'alder-loom' }, now);
    if (!customer) throw new Error(`${email} has an account already`);
    const token = await openSession(tx, customer, { now, userAgent: null } as Call);
    return { customerId: customer.customerId, email, token };
  });
}
