import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A saved card. `reference` identifies it in the provider's vault; send it to no one else. */
export interface StoredCard {
  readonly cardId: number;
  readonly provider: string;
  readonly reference: string;
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly name: string;
  readonly isDefault: boolean;
}

/** Identifies a card, and limits access to its owner. */
export interface CardKey {
  readonly ownerId: string;
  readonly provider: string;
  readonly cardId: number;
}

/** A card in a provider's vault. */
export type Vaulted = Pick<StoredCard, 'provider' | 'reference'>;

const columns = sql`id as "cardId", gateway as provider, reference, brand, last4, expiry_month as "expiryMonth", expiry_year as "expiryYear", name,
  is_default as "isDefault"`;

/** An owner's cards at one provider: the default first, then the newest. */
export async function findCards(db: Db, { ownerId, provider }: Omit<CardKey, 'cardId'>): Promise<StoredCard[]> {
  const { rows } = await sql<StoredCard>`
    select ${columns} from payments.saved_card where owner_id = ${ownerId} and gateway = ${provider}
    order by is_default desc, id desc`.execute(db);
  return rows;
}

export async function findCard(db: Db, { ownerId, provider, cardId }: CardKey): Promise<StoredCard | null> {
  const { rows } = await sql<StoredCard>`
    select ${columns} from payments.saved_card where id = ${cardId} and owner_id = ${ownerId} and gateway = ${provider}`.execute(db);
  return rows[0] ?? null;
}

/** Serialises changes of an owner's cards until the transaction ends. An advisory lock, since a first card has no row to lock. */
export async function lockCards(tx: Tx, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${ownerId}, 7260300))`.execute(tx);
}

/** Saves a card. One with the same brand, last four digits and expiry takes the new name and reference; the old reference is queued for deletion. */
export async function upsertCard(tx: Tx, ownerId: string, card: Omit<StoredCard, 'cardId' | 'isDefault'>, now: Date): Promise<number> {
  const { provider, reference, brand, last4, expiryMonth, expiryYear, name } = card;
  const { rows } = await sql<{ id: number }>`
    with former as (
      insert into payments.card_to_forget (gateway, reference)
      select gateway, reference from payments.saved_card
      where owner_id = ${ownerId} and gateway = ${provider} and brand = ${brand} and last4 = ${last4}
        and expiry_month = ${expiryMonth} and expiry_year = ${expiryYear} and reference <> ${reference}
      on conflict do nothing
    )
    insert into payments.saved_card (owner_id, gateway, reference, brand, last4, expiry_month, expiry_year, name, is_default, created_at)
    values (${ownerId}, ${provider}, ${reference}, ${brand}, ${last4}, ${expiryMonth}, ${expiryYear}, ${name}, false, ${now})
    on conflict (owner_id, gateway, brand, last4, expiry_month, expiry_year)
      do update set reference = excluded.reference, name = excluded.name
    returning id`.execute(tx);
  const row = rows[0];
  if (!row) throw new Error('The card got no id');
  return row.id;
}

/** Makes a card its owner's only default. Two statements, since a unique index allows one default at any moment. */
export async function setDefault(tx: Tx, ownerId: string, cardId: number): Promise<void> {
  await sql`update payments.saved_card set is_default = false where owner_id = ${ownerId} and is_default`.execute(tx);
  await sql`update payments.saved_card set is_default = true where owner_id = ${ownerId} and id = ${cardId}`.execute(tx);
}

/** Deletes a card, and queues its deletion at the provider. False when this owner has no such card. */
export async function deleteCard(tx: Tx, { ownerId, cardId }: Omit<CardKey, 'provider'>): Promise<boolean> {
  const { rows } = await sql`
    with gone as (delete from payments.saved_card where id = ${cardId} and owner_id = ${ownerId} returning gateway, reference)
    insert into payments.card_to_forget (gateway, reference) select gateway, reference from gone
    on conflict (gateway, reference) do update set reference = excluded.reference returning reference`.execute(tx);
  return rows.length > 0;
}

/** A card to be saved once its payment is authorized. */
export type CardToSave = Pick<StoredCard, 'brand' | 'last4' | 'expiryMonth' | 'expiryYear' | 'name'> & { readonly ownerId: string };

export async function insertToSave(tx: Tx, paymentId: string, card: CardToSave): Promise<void> {
  await sql`
    insert into payments.card_to_save (payment_id, owner_id, brand, last4, expiry_month, expiry_year, name)
    values (${paymentId}::uuid, ${card.ownerId}, ${card.brand}, ${card.last4}, ${card.expiryMonth}, ${card.expiryYear}, ${card.name})`.execute(
    tx,
  );
}

/** Takes out the card to be saved with a payment; null when there is none, or no longer. */
export async function takeToSave(tx: Tx, paymentId: string): Promise<CardToSave | null> {
  const { rows } = await sql<CardToSave>`
    delete from payments.card_to_save where payment_id = ${paymentId}::uuid
    returning owner_id as "ownerId", brand, last4, expiry_month as "expiryMonth", expiry_year as "expiryYear", name`.execute(tx);
  return rows[0] ?? null;
}

/** Deletes all cards of an owner, at every provider, and those that still wait for their payment. */
export async function deleteCards(tx: Tx, ownerId: string): Promise<void> {
  await sql`delete from payments.card_to_save where owner_id = ${ownerId}`.execute(tx);
  await sql`
    with gone as (delete from payments.saved_card where owner_id = ${ownerId} returning gateway, reference)
    insert into payments.card_to_forget (gateway, reference) select gateway, reference from gone on conflict do nothing`.execute(tx);
}

/** Queues a card for deletion at its provider, unless a customer has saved it. */
export async function insertToForget(tx: Tx, { provider, reference }: Vaulted): Promise<void> {
  await sql`
    insert into payments.card_to_forget (gateway, reference)
    select ${provider}::text, ${reference}::text
    where not exists (select from payments.saved_card where gateway = ${provider} and reference = ${reference})
    on conflict do nothing`.execute(tx);
}

/** Cards queued for deletion at their providers. */
export async function findToForget(db: Db, providers: readonly string[], limit: number): Promise<Vaulted[]> {
  const { rows } = await sql<Vaulted>`
    select gateway as provider, reference from payments.card_to_forget where gateway = any(${[...providers]}::text[]) order by reference limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function deleteToForget(tx: Tx, { provider, reference }: Vaulted): Promise<void> {
  await sql`delete from payments.card_to_forget where gateway = ${provider} and reference = ${reference}`.execute(tx);
}
