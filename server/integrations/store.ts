import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/index.ts';

export interface StoredWebhook {
  readonly webhookId: number;
  readonly url: string;
  readonly kinds: string[];
  /** Sealed. */
  readonly secret: string;
  /** Sealed; signs too, until then. */
  readonly formerSecret: string | null;
  readonly formerUntil: Date | null;
  readonly createdAt: Date;
  readonly failingSince: Date | null;
  readonly disabledAt: Date | null;
}

export interface StoredDelivery {
  readonly deliveryId: string;
  readonly kind: string;
  readonly attempts: number;
  readonly status: number | null;
  readonly error: string | null;
  readonly createdAt: Date;
  readonly attemptedAt: Date | null;
  readonly nextAt: Date | null;
  readonly deliveredAt: Date | null;
}

interface Part {
  readonly offset: number;
  readonly limit: number;
}

const columns = sql`w.id as "webhookId", w.url, w.kinds, w.secret, w.former_secret as "formerSecret", w.former_until as "formerUntil", w.created_at as "createdAt", w.failing_since as "failingSince",
  w.disabled_at as "disabledAt"`;

/** All its attempts are used up. */
const isFailed = sql`next_at is null and delivered_at is null`;

export async function countWebhooks(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from integrations.webhook where deleted_at is null`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Those that deliver nothing, also where they were turned off for that; `fresh`: failing, or off, since a moment. */
export async function countFailing(db: Db, since: Date): Promise<{ count: number; fresh: number }> {
  const { rows } = await sql<{ count: number; fresh: number }>`
    select count(*)::int as count, count(*) filter (where greatest(failing_since, disabled_at) > ${since})::int as fresh
    from integrations.webhook where failing_since is not null and deleted_at is null`.execute(db);
  return rows[0] ?? { count: 0, fresh: 0 };
}

export async function findWebhooks(db: Db, { offset, limit }: Part): Promise<StoredWebhook[]> {
  const { rows } = await sql<StoredWebhook>`
    select ${columns} from integrations.webhook w where w.deleted_at is null order by w.id desc offset ${offset} limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function findWebhook(db: Db, webhookId: number): Promise<StoredWebhook | null> {
  const { rows } = await sql<StoredWebhook>`
    select ${columns} from integrations.webhook w where w.id = ${webhookId} and w.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

export async function lockWebhook(tx: Tx, webhookId: number): Promise<StoredWebhook | null> {
  const { rows } = await sql<StoredWebhook>`
    select ${columns} from integrations.webhook w where w.id = ${webhookId} and w.deleted_at is null for update`.execute(tx);
  return rows[0] ?? null;
}

export async function insertWebhook(tx: Tx, given: Pick<StoredWebhook, 'url' | 'kinds' | 'secret'>, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into integrations.webhook (url, kinds, secret, created_at)
    values (${given.url}, ${given.kinds}::text[], ${given.secret}, ${now}) returning id`.execute(tx);
  const [added] = rows;
  if (!added) throw new Error('the webhook was not stored');
  return added.id;
}

export async function saveWebhook(tx: Tx, webhook: StoredWebhook): Promise<void> {
  await sql`
    update integrations.webhook set url = ${webhook.url}, kinds = ${webhook.kinds}::text[], secret = ${webhook.secret},
      former_secret = ${webhook.formerSecret}, former_until = ${webhook.formerUntil},
      failing_since = ${webhook.failingSince}, disabled_at = ${webhook.disabledAt} where id = ${webhook.webhookId}`.execute(tx);
}

/** Its log goes with it, and what waits is not sent. */
export async function deleteWebhook(tx: Tx, webhookId: number, now: Date): Promise<void> {
  await sql`delete from integrations.delivery where webhook_id = ${webhookId}`.execute(tx);
  await sql`update integrations.webhook set deleted_at = ${now} where id = ${webhookId}`.execute(tx);
}

/** The webhooks that are told of a kind of event. */
export async function findListeners(db: Db, kind: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from integrations.webhook where ${kind} = any(kinds) and disabled_at is null and deleted_at is null order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface NewDelivery {
  readonly deliveryId: string;
  readonly webhookId: number;
  readonly kind: string;
  readonly body: string;
}

export async function insertDelivery(tx: Tx, { deliveryId, webhookId, kind, body }: NewDelivery, now: Date): Promise<void> {
  await sql`
    insert into integrations.delivery (id, webhook_id, kind, body, created_at, next_at)
    values (${deliveryId}::uuid, ${webhookId}, ${kind}, ${body}, ${now}, ${now})`.execute(tx);
}

export async function countDeliveries(db: Db, webhookId: number): Promise<{ total: number; failed: number }> {
  const { rows } = await sql<{ total: number; failed: number }>`
    select count(*) as total, count(*) filter (where ${isFailed}) as failed
    from integrations.delivery where webhook_id = ${webhookId}`.execute(db);
  return rows[0] ?? { total: 0, failed: 0 };
}

export async function findDeliveries(db: Db, webhookId: number, { offset, limit }: Part): Promise<StoredDelivery[]> {
  const { rows } = await sql<StoredDelivery>`
    select id as "deliveryId", kind, attempts, status, error, created_at as "createdAt", attempted_at as "attemptedAt",
      next_at as "nextAt", delivered_at as "deliveredAt"
    from integrations.delivery where webhook_id = ${webhookId} order by created_at desc, id desc offset ${offset} limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Makes a delivery due again from its first attempt; false for an unknown one. */
export async function requeue(tx: Tx, webhookId: number, deliveryId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update integrations.delivery set attempts = 0, next_at = ${now}, delivered_at = null
    where id = ${deliveryId}::uuid and webhook_id = ${webhookId} returning id`.execute(tx);
  return rows.length > 0;
}

/** The same of all that failed; returns how many. */
export async function requeueFailed(tx: Tx, webhookId: number, now: Date): Promise<number> {
  const { rows } = await sql`
    update integrations.delivery set attempts = 0, next_at = ${now} where webhook_id = ${webhookId} and ${isFailed} returning id`.execute(
    tx,
  );
  return rows.length;
}

export interface DueDelivery {
  readonly deliveryId: string;
  readonly webhookId: number;
  readonly url: string;
  readonly secret: string;
  /** Signs too; null when there is none any more. */
  readonly formerSecret: string | null;
  readonly body: string;
  /** Attempts before this one. */
  readonly attempts: number;
}

/**
 * Takes due deliveries until `leaseUntil`: a process that dies leaves them to another. Those of a webhook that is off wait, except tests; one written
 * while its webhook was being deleted stays unsent. `perWebhook` of each at most, so that one with a backlog doesn't hold up the others; alone it may
 * have all, to be through with its backlog sooner.
 */
export async function takeDue(
  tx: Tx,
  now: Date,
  leaseUntil: Date,
  { limit, perWebhook }: { limit: number; perWebhook: number },
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with ahead as (
      select d.id, d.webhook_id, d.place from integrations.webhook w cross join lateral (
        select id, webhook_id, row_number() over (order by next_at) as place from integrations.delivery
        where webhook_id = w.id and next_at <= ${now} and (w.disabled_at is null or kind = 'test') order by next_at limit ${limit}
      ) d
      where w.deleted_at is null and (w.disabled_at is null or exists (
        select from integrations.delivery t where t.webhook_id = w.id and t.kind = 'test' and t.next_at <= ${now}))
    ), due as (
      select d.id from ahead a join integrations.delivery d on d.id = a.id
      where (a.place <= ${perWebhook} or (select count(distinct webhook_id) from ahead) = 1) and d.next_at <= ${now}
      order by a.place, d.next_at limit ${limit} for update of d skip locked
    )
    update integrations.delivery d set next_at = ${leaseUntil} from due, integrations.webhook w
    where d.id = due.id and w.id = d.webhook_id
    returning d.id as "deliveryId", d.webhook_id as "webhookId", w.url, w.secret,
      case when w.former_until > ${now} then w.former_secret end as "formerSecret", d.body, d.attempts`.execute(tx);
  return rows;
}

export interface Attempt {
  readonly status: number | null;
  readonly error: string | null;
  readonly nextAt: Date | null;
  readonly deliveredAt: Date | null;
}

export async function saveAttempt(tx: Tx, deliveryId: string, { status, error, nextAt, deliveredAt }: Attempt, now: Date): Promise<void> {
  await sql`
    update integrations.delivery set attempts = attempts + 1, attempted_at = ${now}, status = ${status}, error = ${error},
      next_at = ${nextAt}, delivered_at = ${deliveredAt} where id = ${deliveryId}::uuid`.execute(tx);
}

export async function deleteDeliveriesBefore(tx: Tx, before: Date): Promise<void> {
  await sql`delete from integrations.delivery where created_at < ${before}`.execute(tx);
}
