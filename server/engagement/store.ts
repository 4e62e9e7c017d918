import { sql } from 'kysely';
import type { CardEvent } from '../../contract/engagement/engagement.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { CardDraft, StoredCard } from './card.ts';

/** Filters cards by owner, brand and time; without an owner only those for everybody. */
export interface CardsAsked {
  readonly ownerId: string | null;
  readonly brand: string;
  readonly now: Date;
}

const showing = ({ ownerId, brand, now }: CardsAsked) => sql`
  from engagement.card c left join engagement.card_state s on s.card_id = c.id and s.owner_id = ${ownerId}
  where (c.owner_id = ${ownerId} or c.owner_id is null) and (c.brand is null or c.brand = ${brand})
    and c.starts_at <= ${now} and c.expires_at > ${now} and s.dismissed_at is null`;

export async function findCards(db: Db, asked: CardsAsked, limit: number): Promise<StoredCard[]> {
  const { rows } = await sql<StoredCard>`
    select c.id, c.title, c.description, c.image_url as "imageUrl", c.url, c.link_text as "linkText", c.dismissible,
      c.starts_at as "startsAt", s.viewed_at is not null as viewed, s.clicked_at is not null as clicked
    ${showing(asked)} order by c.starts_at desc, c.id limit ${limit}`.execute(db);
  return rows;
}

export async function countCards(db: Db, asked: CardsAsked): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${showing(asked)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Stores cards; an owner's existing card of a subject stays unchanged. */
export async function insertCards(tx: Tx, drafts: readonly CardDraft[]): Promise<void> {
  await sql`
    insert into engagement.card (owner_id, brand, subject, title, description, image_url, url, link_text, starts_at, expires_at)
    select "ownerId", brand, subject, title, description, "imageUrl", url, "linkText", "startsAt", "expiresAt"
    from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as d ("ownerId" text, brand text, subject text, title text, description text,
      "imageUrl" text, url text, "linkText" text, "startsAt" timestamptz, "expiresAt" timestamptz)
    on conflict (owner_id, brand, subject) do nothing`.execute(tx);
}

/** The places of drafts whose owner has no card of their subject. */
export async function findNotGiven(db: Db, drafts: readonly CardDraft[]): Promise<number[]> {
  const { rows } = await sql<{ place: number }>`
    select d.place::int as place
    from unnest(${drafts.map(({ ownerId }) => ownerId)}::text[], ${drafts.map(({ brand }) => brand)}::text[], ${drafts.map(({ subject }) => subject)}::text[])
      with ordinality as d (owner_id, brand, subject, place)
    where not exists (
      select from engagement.card c where c.owner_id = d.owner_id and c.brand is not distinct from d.brand and c.subject = d.subject)`.execute(
    db,
  );
  return rows.map(({ place }) => place - 1);
}

/** Gives cards for everybody the texts of their subject as it is worded now; who dismissed one does not see it again. */
export async function rewordCards(tx: Tx, drafts: readonly CardDraft[]): Promise<void> {
  await sql`
    update engagement.card c set title = d.title, description = d.description
    from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as d (brand text, subject text, title text, description text)
    where c.owner_id is null and c.brand = d.brand and c.subject = d.subject
      and (c.title, c.description) is distinct from (d.title, d.description)`.execute(tx);
}

/** Withdraws the owner's cards whose subjects have this prefix. */
export async function deleteCards(db: Db, ownerId: string, subjects: string): Promise<void> {
  await sql`delete from engagement.card where owner_id = ${ownerId} and starts_with(subject, ${subjects})`.execute(db);
}

/** Withdraws cards for everybody at these brands whose subjects have this prefix. */
export async function deleteForAll(tx: Tx, brands: readonly string[], subjects: string): Promise<void> {
  await sql`
    delete from engagement.card
    where owner_id is null and brand = any(${brands}::text[]) and starts_with(subject, ${subjects})`.execute(tx);
}

/** Stores events of cards the owner can see; returns the new ones. */
export async function insertEvents(tx: Tx, ownerId: string, events: readonly CardEvent[]): Promise<CardEvent[]> {
  const { rows } = await sql<{ id: string }>`
    insert into engagement.card_event (id, card_id, owner_id, kind, happened_at)
    select "eventId", "cardId", ${ownerId}, kind, at
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e ("eventId" uuid, "cardId" uuid, kind text, at timestamptz)
      join engagement.card c on c.id = "cardId" and (c.owner_id = ${ownerId} or c.owner_id is null)
    on conflict (id) do nothing returning id`.execute(tx);
  const kept = new Set(rows.map(({ id }) => id));
  return events.filter(({ eventId }) => kept.has(eventId));
}

/** Updates cards from events; the first of each kind counts. */
export async function saveStates(tx: Tx, ownerId: string, events: readonly CardEvent[]): Promise<void> {
  await sql`
    insert into engagement.card_state (card_id, owner_id, viewed_at, clicked_at, dismissed_at)
    select "cardId", ${ownerId}, min(at), min(at) filter (where kind = 'click'), min(at) filter (where kind = 'dismissal')
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e ("cardId" uuid, kind text, at timestamptz)
    group by "cardId" order by "cardId"
    on conflict (card_id, owner_id) do update set
      viewed_at = coalesce(card_state.viewed_at, excluded.viewed_at),
      clicked_at = coalesce(card_state.clicked_at, excluded.clicked_at),
      dismissed_at = coalesce(card_state.dismissed_at, excluded.dismissed_at)`.execute(tx);
}

/** Moves one owner's cards and events to another; a subject both have stays the other's. */
export async function moveCards(tx: Tx, from: string, to: string): Promise<void> {
  await sql`
    delete from engagement.card a using engagement.card b
    where a.owner_id = ${from} and b.owner_id = ${to} and a.subject = b.subject and a.brand is not distinct from b.brand`.execute(tx);
  await sql`update engagement.card set owner_id = ${to} where owner_id = ${from}`.execute(tx);
  await sql`
    insert into engagement.card_state (card_id, owner_id, viewed_at, clicked_at, dismissed_at)
    select card_id, ${to}, viewed_at, clicked_at, dismissed_at from engagement.card_state where owner_id = ${from}
    on conflict (card_id, owner_id) do update set
      viewed_at = coalesce(card_state.viewed_at, excluded.viewed_at),
      clicked_at = coalesce(card_state.clicked_at, excluded.clicked_at),
      dismissed_at = coalesce(card_state.dismissed_at, excluded.dismissed_at)`.execute(tx);
  await sql`delete from engagement.card_state where owner_id = ${from}`.execute(tx);
}

/** Moves owners' cards whose subjects have these prefixes to another owner, with what was done with them. */
export async function moveCardsAbout(
  tx: Tx,
  moved: readonly { readonly from: string; readonly subjects: string }[],
  to: string,
): Promise<void> {
  await sql`
    with moved as (
      update engagement.card c set owner_id = ${to}
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m ("from" text, subjects text)
      where c.owner_id = m."from" and starts_with(c.subject, m.subjects)
      returning c.id, m."from"
    )
    update engagement.card_state s set owner_id = ${to} from moved where s.card_id = moved.id and s.owner_id = moved."from"`.execute(tx);
}

export async function deleteExpired(tx: Tx, before: Date): Promise<void> {
  await sql`delete from engagement.card where expires_at < ${before}`.execute(tx);
}
