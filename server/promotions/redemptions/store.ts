import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Promotion } from '../promotion.ts';

/** Who uses a promotion: a cart owner, with the order's lowercase address once known. */
export interface Redeemer {
  readonly ownerId: string;
  readonly email: string | null;
  /** The partner's names for the store cards that may pay: one person's, whatever address they type. */
  readonly storeCards: readonly string[];
}

type Limited = Pick<Promotion, 'id' | 'usesLimit' | 'usesPerCustomer'>;

const isLimited = ({ usesLimit, usesPerCustomer }: Limited): boolean => usesLimit !== null || usesPerCustomer !== null;

/**
 * Promotions whose limit is reached, overall or for this customer, ignoring the checkout's own uses. Counts no further than the limit, and finds a
 * customer's uses by index.
 */
export async function findUsedUp(
  db: Db,
  promotions: readonly Limited[],
  { ownerId, email, storeCards }: Redeemer,
  checkoutUuid: string | null,
): Promise<Set<number>> {
  const limited = promotions.filter(isLimited);
  if (limited.length === 0) return new Set();
  const asked = limited.map(({ id, usesLimit, usesPerCustomer }) => ({ id, usesLimit, usesPerCustomer }));
  const { rows } = await sql<{ id: number }>`
    select p.id from jsonb_to_recordset((select ${JSON.stringify(asked)}::jsonb)) as p (id int, "usesLimit" int, "usesPerCustomer" int)
    where (p."usesLimit" is not null and p."usesLimit" <= (
        select count(*) from (
          select from promotions.redemption r
          where r.promotion_id = p.id and r.state <> 'given_back' and r.checkout_uuid is distinct from ${checkoutUuid}::uuid limit p."usesLimit"
        ) uses))
      or (p."usesPerCustomer" is not null and p."usesPerCustomer" <= (
        select count(*) from promotions.redemption r
        where r.promotion_id = p.id and r.state <> 'given_back' and r.checkout_uuid is distinct from ${checkoutUuid}::uuid
          and (r.owner_id = ${ownerId} or r.email = (select ${email?.toLowerCase() ?? null}::text)
            or (r.store_card is not null and r.store_card = any(${[...storeCards]}::text[])))))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** A use to claim: its promotion, and the code if it is single-use. */
export interface Use {
  readonly promotion: Limited & Pick<Promotion, 'conditions'>;
  readonly singleUseCode: string | null;
}

/** Whether its uses are counted, or a first order may have only one of its kind. */
export const takesLock = ({ promotion, singleUseCode }: Use): boolean =>
  isLimited(promotion) || promotion.conditions.firstOrder === true || singleUseCode !== null;

/**
 * Locks whatever is limited, so that uses counted next stay true until the transaction ends: promotions by id, then codes, then customers for
 * per-customer limits and for first orders, so that different customers do not wait for each other. Other promotions take no lock (money: Promotions,
 * limits).
 */
export async function lockUses(tx: Tx, uses: readonly Use[], { ownerId, email, storeCards }: Redeemer): Promise<void> {
  const ids = uses.filter(({ promotion }) => promotion.usesLimit !== null).map(({ promotion }) => promotion.id);
  const codes = uses.flatMap(({ singleUseCode }) => singleUseCode ?? []);
  const each = uses.flatMap(({ promotion: { id, usesPerCustomer, conditions } }) => [
    ...(usesPerCustomer !== null ? [`promotion ${id}`] : []),
    ...(conditions.firstOrder ? ['first order'] : []),
  ]);
  const customers = each.flatMap((what) => [ownerId, email?.toLowerCase() ?? '', ...storeCards].map((who) => `${what} ${who}`)).sort();
  if (ids.length > 0) await sql`select from promotions.promotion where id = any(${ids}::int[]) order by id for no key update`.execute(tx);
  if (codes.length > 0)
    await sql`select from promotions.code where code = any(${codes}::text[]) order by code for no key update`.execute(tx);
  for (const customer of customers) await sql`select pg_advisory_xact_lock(hashtextextended(${customer}, 0))`.execute(tx);
}

/** Records an order's uses and the store card that pays it, replacing the checkout's earlier ones. The caller holds the locks and has counted. */
export async function claimUses(
  tx: Tx,
  checkoutUuid: string,
  uses: readonly Use[],
  by: Omit<Redeemer, 'storeCards'> & { readonly storeCard: string | null },
  now: Date,
): Promise<void> {
  await sql`delete from promotions.redemption where checkout_uuid = ${checkoutUuid}::uuid`.execute(tx);
  for (const { promotion, singleUseCode } of uses) {
    if (!isLimited(promotion) && singleUseCode === null) continue;
    await tx
      .insertInto('promotions.redemption')
      .values({
        promotion_id: promotion.id,
        checkout_uuid: checkoutUuid,
        owner_id: by.ownerId,
        email: by.email?.toLowerCase() ?? '',
        store_card: by.storeCard,
        code: singleUseCode,
        created_at: now,
      })
      .execute();
  }
}

/** Keeps a checkout's uses once its order is paid. */
export async function keepUses(tx: Tx, checkoutUuid: string): Promise<void> {
  await sql`update promotions.redemption set state = 'kept' where checkout_uuid = ${checkoutUuid}::uuid and state = 'claimed'`.execute(tx);
}

/** Releases a checkout's uses when its order is not paid or is cancelled as a whole. */
export async function giveBackUses(tx: Tx, checkoutUuid: string): Promise<void> {
  await sql`update promotions.redemption set state = 'given_back' where checkout_uuid = ${checkoutUuid}::uuid`.execute(tx);
}
