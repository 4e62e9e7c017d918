import type Stripe from 'stripe';
import type { Db } from '../../../platform/db/index.ts';
import { isRemainder } from '../../ledger.ts';
import type { EntryKind, ProviderEntries, ProviderEntry } from '../../provider.ts';
import type { StripeApi } from './api.ts';
import { idOf } from './intents.ts';
import { type BookedIntent, findBooked } from './store.ts';

const pageSize = 100;
const timeOf = (seconds: number): Date => new Date(seconds * 1000);

/**
 * A page of Stripe's books: first the intents created since then, with their captures and voids, then the refunds. An authorization lasts 7 days, so
 * whatever was captured within three days is among the intents of ten.
 */
export async function listPage(stripe: StripeApi, db: Db, since: Date, after: string | null): Promise<ProviderEntries> {
  const [list, from] = (after ?? 'intents').split(' ') as ['intents' | 'refunds', string?];
  const asked = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: pageSize, ...(from && { starting_after: from }) };
  if (list === 'intents') {
    const page = await stripe.paymentIntents.list({ ...asked, expand: ['data.latest_charge.balance_transaction'] });
    const booked = await bookedBy(
      db,
      page.data.map(({ id }) => id),
    );
    const entries = page.data.flatMap((intent) => entriesOf(intent, booked.get(intent.id)));
    return { entries, next: page.has_more ? `intents ${page.data.at(-1)?.id}` : 'refunds' };
  }
  const page = await stripe.refunds.list(asked);
  const booked = await bookedBy(
    db,
    page.data.flatMap(({ payment_intent: intent }) => idOf(intent) ?? []),
  );
  const entries = page.data.flatMap((refund) => entryOf(refund, booked.get(idOf(refund.payment_intent) ?? '')));
  return { entries, next: page.has_more ? `refunds ${page.data.at(-1)?.id}` : null };
}

const bookedBy = async (db: Db, intentIds: readonly string[]) =>
  new Map((await findBooked(db, intentIds)).map((booked) => [booked.intentId, booked]));

/** An intent's decided movements under our keys; one that our ledger does not know keeps Stripe's id. */
function entriesOf(intent: Stripe.PaymentIntent, booked: BookedIntent | undefined): ProviderEntry[] {
  const { id, status, amount, latest_charge: charge } = intent;
  if (!booked || !charge || typeof charge === 'string') return [];
  const { entries, paymentId } = booked;
  const keyOf = (kind: EntryKind) => entries.find((entry) => entry.kind === kind)?.key ?? `stripe:${id}:${kind}`;
  const authorized = { key: paymentId, kind: 'authorized', amount, state: 'succeeded', at: timeOf(charge.created) } as const;
  if (status === 'requires_capture') return [authorized];
  if (status === 'succeeded') {
    const { balance_transaction: moved } = charge;
    const at = moved && typeof moved !== 'string' ? timeOf(moved.created) : authorized.at;
    return [authorized, { ...authorized, key: keyOf('captured'), kind: 'captured', amount: intent.amount_received, at }];
  }
  // An abandoned or declined attempt reserves no money.
  if (status !== 'canceled' || !entries.some(({ kind }) => kind === 'authorized')) return [];
  const key = keyOf('voided');
  // The release of an expired authorization is only in our own ledger.
  if (isRemainder(key)) return [authorized];
  return [authorized, { ...authorized, key, kind: 'voided', at: timeOf(intent.canceled_at ?? charge.created) }];
}

function entryOf({ id, status, amount, created, metadata }: Stripe.Refund, booked: BookedIntent | undefined): ProviderEntry[] {
  if (!booked || status === 'pending' || status === 'requires_action') return [];
  const state = status === 'succeeded' ? 'succeeded' : 'failed';
  return [{ key: metadata?.key ?? `stripe:${id}`, kind: 'refunded', amount, state, at: timeOf(created) }];
}
