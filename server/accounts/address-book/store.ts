import { sql } from 'kysely';
import type { Address } from '../../../contract/addresses/addresses.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { indexCustomer } from '../listing/store.ts';

export interface StoredAddress {
  readonly addressId: number;
  readonly address: Address;
  readonly isDefaultShipping: boolean;
  readonly isDefaultBilling: boolean;
}

const columns = sql`id as "addressId", address, default_shipping as "isDefaultShipping", default_billing as "isDefaultBilling"`;

/** A customer's addresses: defaults first, then the newest. */
export async function findAddresses(db: Db, customerId: number): Promise<StoredAddress[]> {
  const { rows } = await sql<StoredAddress>`
    select ${columns} from accounts.address where customer_id = ${customerId}
    order by default_shipping desc, default_billing desc, id desc`.execute(db);
  return rows;
}

export async function insertAddress(tx: Tx, customerId: number, address: Address, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into accounts.address (customer_id, address, default_shipping, default_billing, created_at, updated_at)
    values (${customerId}, ${JSON.stringify(address)}::jsonb, false, false, ${now}, ${now}) returning id`.execute(tx);
  const row = rows[0];
  if (!row) throw new Error('The address got no id');
  await indexCustomer(tx, customerId);
  return row.id;
}

/** Returns false when this customer has no such address. */
export async function saveAddress(tx: Tx, customerId: number, addressId: number, address: Address, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update accounts.address set address = ${JSON.stringify(address)}::jsonb, updated_at = ${now}
    where id = ${addressId} and customer_id = ${customerId} returning id`.execute(tx);
  await indexCustomer(tx, customerId);
  return rows.length > 0;
}

export async function deleteAddress(tx: Tx, customerId: number, addressId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from accounts.address where id = ${addressId} and customer_id = ${customerId} returning id`.execute(tx);
  await indexCustomer(tx, customerId);
  return rows.length > 0;
}

/**
 * Makes one address, or none (null), the customer's default in place of the previous one. Takes two statements, as a constraint allows only one default
 * at any moment.
 */
export async function setDefault(tx: Tx, customerId: number, addressId: number | null, kind: 'shipping' | 'billing'): Promise<void> {
  const column = sql.ref(kind === 'shipping' ? 'default_shipping' : 'default_billing');
  await sql`update accounts.address set ${column} = false where customer_id = ${customerId} and ${column}`.execute(tx);
  await sql`update accounts.address set ${column} = true where customer_id = ${customerId} and id = ${addressId}`.execute(tx);
}
