import { type Card, checkoutProblems } from '../../contract/buying/checkout.ts';
import { cardFingerprint, type StoredCard } from '../payments/index.ts';
import type { Captcha } from '../platform/captcha/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import type { StoredCheckout } from './checkout.ts';
import type { DeclineCounts, Payer } from './declines.ts';
import type { CheckoutParts } from './parts.ts';

const problem = problemsOf(checkoutProblems);

/** What guards the card gateway against those who try out cards. */
export interface PaymentGuard {
  readonly declines: DeclineCounts;
  readonly captcha: Captcha;
}

/** Where a payment comes from, and the proof of work that came with it. */
export interface PayingFrom {
  readonly clientIp: string;
  /** A digest of the network the address is in. */
  readonly network: string;
  readonly captcha?: string | undefined;
}

/** The card of an attempt: typed now, or one of the customer's saved ones with the code that was asked for. */
export type PayingCard =
  | { readonly kind: 'typed'; readonly card: Card }
  | { readonly kind: 'saved'; readonly card: StoredCard; readonly securityCode: string };

/** Who pays; without a card, as on the way back from a bank, the rest of it. */
export function payerOf(
  { payBy, config }: Pick<CheckoutParts, 'payBy' | 'config'>,
  { uuid, contact }: StoredCheckout,
  network: string,
  paying?: PayingCard,
): Payer {
  const fingerprint = paying ? fingerprintOf(paying, payBy.CARD, config.secret) : null;
  return { checkoutUuid: uuid, email: contact?.email ?? null, network, fingerprint };
}

/** A saved card has no number here, and is told by its own id. */
function fingerprintOf(paying: PayingCard, { isTestCard }: CheckoutParts['payBy']['CARD'], secret: string): string | null {
  if (paying.kind === 'saved') return `saved ${paying.card.cardId}`;
  return isTestCard?.(paying.card.number) ? null : cardFingerprint(paying.card, secret);
}

/** Runs the transaction that claims an attempt and admits it to the gateway; `payer` is null when it has joined an attempt that runs. */
export async function claimAdmitted<T>(
  { database, declines, captcha }: CheckoutParts & PaymentGuard,
  { clientIp, captcha: given }: PayingFrom,
  now: Date,
  claim: (tx: Tx, admit: (payer: Payer) => Promise<void>) => Promise<T>,
): Promise<{ claimed: T; payer: Payer | null }> {
  // Before the transaction: a vendor's captcha is asked over the network.
  const proven = given !== undefined && (await captcha.verify(given, clientIp, now));
  let counted: Payer | null = null;
  try {
    const claimed = await database.transact((tx) =>
      claim(tx, async (payer) => {
        counted = payer;
        const demand = await declines.reserve(tx, payer);
        if (demand.kind === 'wait') throw paused(demand.seconds);
        if (demand.kind === 'proof' && !proven) throw problem('captcha_required', { challenge: captcha.challenge(now) });
      }),
    );
    return { claimed, payer: counted };
  } catch (error) {
    if (counted) await declines.rollBack(counted);
    throw error;
  }
}

/** Told at the card, where the shopper is looking. */
function paused(retryAfterSeconds: number) {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const fields = { 'card.number': `Payment is paused after several declines. Please try again in ${wait}.` };
  return problem('too_many_declines', { retryAfterSeconds }, fields);
}
