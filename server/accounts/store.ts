import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/index.ts';
import { codeOf } from '../platform/errors.ts';
import { type Customer, emailKey } from './customer.ts';
import { indexCustomer } from './listing/store.ts';

/** A customer with the data private to this domain. */
export interface StoredCustomer extends Customer {
  /** Null until set by an e-mailed link. */
  readonly passwordHash: string | null;
  readonly createdAt: Date;
}

/** PostgreSQL's error code. */
const uniqueViolation = '23505';

const columns = sql`id as "customerId", email, email_verified_at is not null as "emailVerified", first_name as "firstName",
  last_name as "lastName", password_hash as "passwordHash", created_at as "createdAt"`;

export async function findCustomerByEmail(db: Db, email: string): Promise<StoredCustomer | null> {
  const { rows } = await sql<StoredCustomer>`
    select ${columns} from accounts.customer where email_key = ${emailKey(email)}`.execute(db);
  return rows[0] ?? null;
}

export async function findCustomer(db: Db, customerId: number): Promise<StoredCustomer | null> {
  const { rows } = await sql<StoredCustomer>`select ${columns} from accounts.customer where id = ${customerId}`.execute(db);
  return rows[0] ?? null;
}

/** The address of the account that the one with this address was merged into; null where there was none, or it may open a new account. */
export async function findMergedInto(db: Db, email: string): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select c.email from accounts.former_email f join accounts.customer c on c.id = f.customer_id
    where f.email_key = ${emailKey(email)}`.execute(db);
  return rows[0]?.email ?? null;
}

/** Locks the customer until the transaction ends. */
export async function lockCustomer(tx: Tx, customerId: number): Promise<StoredCustomer | null> {
  const { rows } = await sql<StoredCustomer>`select ${columns} from accounts.customer where id = ${customerId} for update`.execute(tx);
  return rows[0] ?? null;
}

export interface NewCustomer {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly brand: string;
}

/** Null when the address has an account, or had one that was merged; of two concurrent calls, one succeeds. */
export async function insertCustomer(tx: Tx, { email, passwordHash, brand }: NewCustomer, now: Date): Promise<StoredCustomer | null> {
  const { rows } = await sql<StoredCustomer>`
    insert into accounts.customer (email, email_key, password_hash, brand, created_at, updated_at)
    select ${email.trim()}, ${emailKey(email)}, ${passwordHash}, ${brand}, ${now}, ${now}
    where not exists (select from accounts.former_email where email_key = ${emailKey(email)})
    on conflict (email_key) do nothing returning ${columns}`.execute(tx);
  const [customer] = rows;
  if (customer) await indexCustomer(tx, customer.customerId);
  return customer ?? null;
}

/** Deletes an account with its sessions, tokens and addresses. What other domains store under its owner id no longer belongs to anybody. */
export async function deleteCustomer(tx: Tx, customerId: number): Promise<void> {
  await sql`delete from accounts.customer where id = ${customerId}`.execute(tx);
}

export async function savePassword(tx: Tx, customerId: number, passwordHash: string, now: Date): Promise<void> {
  await sql`update accounts.customer set password_hash = ${passwordHash}, updated_at = ${now} where id = ${customerId}`.execute(tx);
}

export async function saveName(tx: Tx, customerId: number, name: Pick<Customer, 'firstName' | 'lastName'>, now: Date): Promise<void> {
  await sql`
    update accounts.customer set first_name = ${name.firstName}, last_name = ${name.lastName}, updated_at = ${now}
    where id = ${customerId}`.execute(tx);
  await indexCustomer(tx, customerId);
}

/** Sets the customer's verified address; false when another account has it, even since this moment. The transaction must then be aborted. */
export async function saveVerifiedEmail(tx: Tx, customerId: number, email: string, now: Date): Promise<boolean> {
  const update = sql`
    update accounts.customer c set email = ${email.trim()}, email_key = ${emailKey(email)}, email_verified_at = ${now}, updated_at = ${now}
    where id = ${customerId}
      and not exists (select from accounts.customer other where other.email_key = ${emailKey(email)} and other.id <> c.id)
      and not exists (select from accounts.former_email f where f.email_key = ${emailKey(email)} and f.customer_id <> c.id)
    returning id`;
  try {
    const isSaved = (await update.execute(tx)).rows.length > 0;
    if (isSaved) await indexCustomer(tx, customerId);
    return isSaved;
  } catch (error) {
    if (codeOf(error) === uniqueViolation) return false;
    throw error;
  }
}
