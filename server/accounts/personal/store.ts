import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { emailKey } from '../customer.ts';
import { indexCustomer } from '../listing/store.ts';
import type { Person, PersonalData, PersonalRow } from '../person.ts';

/** E-mail consents `u` of a person: of their proved address, or given when they registered the unproved one: later ones are its owner's. */
const theirConsents = ({
  customerId,
  email,
}: Pick<Person, 'customerId' | 'email'>) => sql`(u.email_key = ${email} or u.subscribed and exists (
  select from accounts.customer own where own.id = ${customerId} and own.email_verified_at is null and own.email_key = u.email_key
    and own.created_at = u.updated_at))`;

/** Account, addresses, two-step sign-in, passkeys, sessions, open e-mailed links and e-mail consents; no password, no token. */
export async function findAccountData(db: Db, { customerId, email }: Person): Promise<PersonalData> {
  const { rows } = await sql<
    Record<
      | 'account'
      | 'addresses'
      | 'twoStepSignIn'
      | 'passkeys'
      | 'sessions'
      | 'openLinks'
      | 'formerEmails'
      | 'previousEmails'
      | 'emailConsents',
      PersonalRow[]
    >
  >`
    select
      (select coalesce(jsonb_agg(to_jsonb(c) - array['password_hash', 'email_key']), '[]') from accounts.customer c where c.id = ${customerId}) as account,
      (select coalesce(jsonb_agg(to_jsonb(a) - 'customer_id'), '[]') from accounts.address a where a.customer_id = ${customerId}) as addresses,
      (select coalesce(jsonb_agg(jsonb_build_object('created_at', f.created_at, 'recovery_codes_left',
        (select count(*) from accounts.recovery_code r where r.customer_id = f.customer_id))), '[]') from accounts.second_factor f
        where f.customer_id = ${customerId}) as "twoStepSignIn",
      (select coalesce(jsonb_agg(to_jsonb(p) - array['customer_id', 'credential_id', 'public_key', 'counter']), '[]') from accounts.passkey p
        where p.customer_id = ${customerId}) as passkeys,
      (select coalesce(jsonb_agg(to_jsonb(s) - array['token_hash', 'customer_id', 'staff_session_id', 'sign_in_id']), '[]') from accounts.session s
        where s.customer_id = ${customerId} and s.staff_session_id is null) as sessions,
      (select coalesce(jsonb_agg(jsonb_build_object('purpose', t.purpose, 'email', t.email, 'expires_at', t.expires_at)), '[]') from accounts.token t
        where t.customer_id = ${customerId}) as "openLinks",
      (select coalesce(jsonb_agg(to_jsonb(f) - 'customer_id'), '[]') from accounts.former_email f where f.customer_id = ${customerId}) as "formerEmails",
      (select coalesce(jsonb_agg(to_jsonb(e) - 'customer_id'), '[]') from accounts.previous_email e where e.customer_id = ${customerId}) as "previousEmails",
      (select coalesce(jsonb_agg(to_jsonb(u) - 'email_key'), '[]') from accounts.subscription u where ${theirConsents({ customerId, email })}) as "emailConsents"`.execute(
    db,
  );
  return rows[0] ?? {};
}

/** Which brands may write to an address, and since when. */
export async function findConsents(db: Db, email: string): Promise<{ brand: string; subscribed: boolean; updatedAt: Date }[]> {
  const { rows } = await sql<{ brand: string; subscribed: boolean; updatedAt: Date }>`
    select brand, subscribed, updated_at as "updatedAt" from accounts.subscription where email_key = ${emailKey(email)} order by brand`.execute(
    db,
  );
  return rows;
}

/** Deletes a person's e-mail consents. */
export async function deleteConsents(tx: Tx, person: Person): Promise<void> {
  await sql`delete from accounts.subscription u where ${theirConsents(person)}`.execute(tx);
}

/** Moves addresses to another account, which keeps its own defaults, and its name where it has one. */
export async function moveAccountData(tx: Tx, from: number, to: number): Promise<void> {
  await sql`
    update accounts.address a set customer_id = ${to},
      default_shipping = a.default_shipping and not exists (select from accounts.address o where o.customer_id = ${to} and o.default_shipping),
      default_billing = a.default_billing and not exists (select from accounts.address o where o.customer_id = ${to} and o.default_billing)
    where a.customer_id = ${from}`.execute(tx);
  await sql`
    update accounts.customer kept set first_name = gone.first_name, last_name = gone.last_name
    from accounts.customer gone
    where kept.id = ${to} and gone.id = ${from} and kept.first_name = '' and kept.last_name = ''`.execute(tx);
  await sql`update accounts.former_email set customer_id = ${to} where customer_id = ${from}`.execute(tx);
  await indexCustomer(tx, to);
}

/** Keeps an address from opening a new account: it belongs to a merged one. */
export async function insertFormerEmail(tx: Tx, email: string, customerId: number, now: Date): Promise<void> {
  await sql`
    insert into accounts.former_email (email_key, customer_id, merged_at) values (${emailKey(email)}, ${customerId}, ${now})
    on conflict (email_key) do nothing`.execute(tx);
}
