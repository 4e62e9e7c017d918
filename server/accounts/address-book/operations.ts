import { type Address, addressLabels, addressLines, addressProblemsDeclared } from '../../../contract/addresses/addresses.ts';
import { commonProblems } from '../../../contract/api/problems.ts';
import { isShippable, regionOf } from '../../addresses/index.ts';
import type { Database, Tx } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import type { Customer } from '../customer.ts';
import { customerChanged } from '../sessions/index.ts';
import { lockCustomer, saveName } from '../store.ts';
import { deleteAddress, findAddresses, insertAddress, type StoredAddress, saveAddress, setDefault } from './store.ts';

const problem = problemsOf({ ...commonProblems, ...addressProblemsDeclared });
const maxAddresses = 30;

/** An address to store. False leaves the defaults as they are. */
export interface Entry {
  readonly address: Address;
  readonly isDefaultShipping: boolean;
  readonly isDefaultBilling: boolean;
}

/** Adds an address, or spells one anew that the book has already, such as of a form sent twice. Throws `invalid_input` with fields, `address_book_full`. */
export async function addAddress(database: Database, customerId: number, entry: Entry, now: Date): Promise<StoredAddress> {
  refuseFaults(entry);
  return database.transact(async (tx) => {
    await lockBook(tx, customerId, entry.address, now);
    const known = await findAddresses(tx, customerId);
    const same = known.find((saved) => isSameAddress(saved.address, entry.address));
    if (same) await saveAddress(tx, customerId, same.addressId, entry.address, now);
    else if (known.length >= maxAddresses) throw problem('address_book_full');
    const addressId = same?.addressId ?? (await insertAddress(tx, customerId, entry.address, now));
    return settleDefaults(tx, customerId, addressId, entry);
  });
}

type Name = Pick<Address, 'firstName' | 'lastName'>;

/**
 * Stores an address that the book does not have yet, unless the book is full. It becomes the default only in an empty book. `name`: the customer's,
 * for one who has none.
 */
export async function rememberAddress(
  tx: Tx,
  customerId: number,
  { address, name }: { readonly address: Address; readonly name: Name },
  now: Date,
): Promise<void> {
  const customer = await lockCustomer(tx, customerId);
  if (!customer) return;
  const known = await findAddresses(tx, customerId);
  if (known.length >= maxAddresses || known.some((saved) => isSameAddress(saved.address, address))) return;
  await nameCustomer(tx, customer, name, now);
  await insertAddress(tx, customerId, address, now);
  await appointDefaults(tx, customerId);
}

/** Whether both name the same person at the same place, however they are spelled. */
function isSameAddress(one: Address, other: Address): boolean {
  const plain = (address: Address) =>
    addressLines(address)
      .join(' ')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
  return plain(one) === plain(other);
}

/** Replaces an address. Throws `invalid_input` with fields, `address_not_found`. */
export async function changeAddress(
  database: Database,
  customerId: number,
  addressId: number,
  entry: Entry,
  now: Date,
): Promise<StoredAddress> {
  refuseFaults(entry);
  return database.transact(async (tx) => {
    await lockBook(tx, customerId, entry.address, now);
    if (!(await saveAddress(tx, customerId, addressId, entry.address, now))) throw problem('address_not_found');
    return settleDefaults(tx, customerId, addressId, entry);
  });
}

/** Deletes an address and returns the rest. Throws `address_not_found`. */
export async function removeAddress(database: Database, customerId: number, addressId: number): Promise<StoredAddress[]> {
  return database.transact(async (tx) => {
    await lockCustomer(tx, customerId);
    if (!(await deleteAddress(tx, customerId, addressId))) throw problem('address_not_found');
    await appointDefaults(tx, customerId);
    return findAddresses(tx, customerId);
  });
}

/** Serialises changes to a book. A customer without a name gets the one of their first address. */
async function lockBook(tx: Tx, customerId: number, address: Address, now: Date): Promise<void> {
  const customer = await lockCustomer(tx, customerId);
  if (!customer) throw problem('unauthorized');
  await nameCustomer(tx, customer, address, now);
}

/** Gives a customer without a name this one. */
async function nameCustomer(tx: Tx, { customerId, firstName: known }: Customer, { firstName, lastName }: Name, now: Date): Promise<void> {
  if (known !== '') return;
  await saveName(tx, customerId, { firstName, lastName }, now);
  await customerChanged(tx, customerId);
}

async function settleDefaults(tx: Tx, customerId: number, addressId: number, entry: Entry): Promise<StoredAddress> {
  if (entry.isDefaultShipping) await setDefault(tx, customerId, addressId, 'shipping');
  if (entry.isDefaultBilling) await setDefault(tx, customerId, addressId, 'billing');
  await appointDefaults(tx, customerId);
  const saved = (await findAddresses(tx, customerId)).find((one) => one.addressId === addressId);
  if (!saved) throw problem('address_not_found');
  return saved;
}

/**
 * Ensures that a non-empty book has its defaults: the newest shippable address, also in place of one edited to where we do not ship, and the newest one
 * for billing.
 */
async function appointDefaults(tx: Tx, customerId: number): Promise<void> {
  const book = [...(await findAddresses(tx, customerId))].sort((a, b) => b.addressId - a.addressId);
  const current = book.find((one) => one.isDefaultShipping);
  const billing = book.some((one) => one.isDefaultBilling) ? undefined : book[0];
  if (!current || !isShippable(current.address)) {
    const shipping = book.find((one) => isShippable(one.address));
    await setDefault(tx, customerId, shipping?.addressId ?? null, 'shipping');
  }
  if (billing) await setDefault(tx, customerId, billing.addressId, 'billing');
}

/** Rejects a region outside its country, and a shipping default where we do not ship (spec §5). */
function refuseFaults({ address, isDefaultShipping }: Entry): void {
  const { countryCode, stateRegion } = address;
  const { stateRegion: label } = addressLabels[countryCode];
  if (!regionOf(countryCode, stateRegion)) throw problem('invalid_input', undefined, { 'address.stateRegion': `${label} is required` });
  if (isDefaultShipping && !isShippable(address)) {
    throw problem('invalid_input', undefined, { isDefaultShipping: "Sorry, we don't ship there." });
  }
}
