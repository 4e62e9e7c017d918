import type { Address } from '../../contract/addresses/addresses.ts';
import type { Tx } from '../platform/db/index.ts';
import { rememberAddress } from './address-book/operations.ts';
import { emailKey, provedEmailOf } from './customer.ts';
import { subscribe } from './email-preferences/index.ts';
import { findCustomer } from './store.ts';
import { customerOfOwner } from './visitor.ts';

/** What an order says about its buyer. */
interface Bought {
  readonly ownerId: string;
  readonly email: string;
  readonly brand: string;
  readonly marketingOptIn: boolean;
  readonly shippingAddress: Address;
  readonly billingAddress: Address;
  readonly placedAt: Date;
}

/** Subscribes a buyer who asked for e-mails, and adds the order's address to the address book. A gift goes to another person than who pays. */
export async function rememberOrderDetails(
  tx: Tx,
  { ownerId, email, brand, marketingOptIn, shippingAddress, billingAddress, placedAt }: Bought,
): Promise<void> {
  const customerId = customerOfOwner(ownerId);
  if (marketingOptIn) {
    const proved = provedEmailOf(customerId === null ? null : await findCustomer(tx, customerId));
    await subscribe(tx, email, proved !== null && emailKey(proved) === emailKey(email), brand, placedAt);
  }
  if (customerId !== null) await rememberAddress(tx, customerId, { address: shippingAddress, name: billingAddress }, placedAt);
}
