import type { Address } from '../../contract/accounts/addresses.ts';
import type { Tx } from '../platform/db/index.ts';
import { rememberFirstAddress } from './address-book/operations.ts';
import { subscribe } from './email-preferences/index.ts';
import { customerOfOwner } from './visitor.ts';

/** What an order says of its buyer. */
interface Bought {
  readonly ownerId: string;
  readonly email: string;
  readonly brand: string;
  readonly marketingOptIn: boolean;
  readonly shippingAddress: Address;
  readonly placedAt: Date;
}

/** A buyer who asked for letters gets them; a customer whose address book is empty finds the order's address in it. */
export async function rememberOrderDetails(
  tx: Tx,
  { ownerId, email, brand, marketingOptIn, shippingAddress, placedAt }: Bought,
): Promise<void> {
  if (marketingOptIn) await subscribe(tx, email, brand, placedAt);
  const customerId = customerOfOwner(ownerId);
  if (customerId !== null) await rememberFirstAddress(tx, customerId, shippingAddress, placedAt);
}
