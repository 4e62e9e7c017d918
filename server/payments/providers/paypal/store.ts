import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { EntryKind } from '../../provider.ts';

/** The wallet order of a payment. */
export interface PaidOrder {
  readonly walletOrder: string;
  /** We abandoned the attempt. */
  readonly isRefused: boolean;
}

export async function findPaidOrder(db: Db, paymentId: string): Promise<PaidOrder | null> {
  const { rows } = await sql<PaidOrder>`
    select wallet_order as "walletOrder", refused_at is not null as "isRefused" from payments.wallet_detail
    where payment_id = ${paymentId}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Abandons an attempt for good. */
export async function refuse(tx: Tx, paymentId: string, now: Date): Promise<void> {
  await sql`
    update payments.wallet_detail set refused_at = coalesce(refused_at, ${now}) where payment_id = ${paymentId}::uuid`.execute(tx);
}

/** A payment with our keys and PayPal's ids of its movements. */
export interface BookedPayment {
  readonly paymentId: string;
  readonly walletOrder: string;
  readonly isRefused: boolean;
  readonly entries: readonly { readonly key: string; readonly kind: EntryKind; readonly reference: string | null }[];
}

/** A provider's payments that began or changed since then, by id, from the one behind `after`. */
export async function findBookedPayments(
  db: Db,
  provider: string,
  { since, after }: { since: Date; after: string | null },
  limit: number,
): Promise<BookedPayment[]> {
  const { rows } = await sql<BookedPayment>`
    select p.id::text as "paymentId", w.wallet_order as "walletOrder", w.refused_at is not null as "isRefused",
      coalesce((select jsonb_agg(jsonb_build_object('key', e.key, 'kind', e.kind, 'reference', e.reference)) from payments.entry e
        where e.payment_id = p.id), '[]'::jsonb) as entries
    from payments.payment p join payments.wallet_detail w on w.payment_id = p.id
    where p.gateway = ${provider} and (p.created_at >= ${since}
      or exists (select from payments.entry e where e.payment_id = p.id and e.created_at >= ${since}))
      and (${after}::uuid is null or p.id > ${after}::uuid)
    order by p.id limit ${limit}`.execute(db);
  return rows;
}
