import { type Card, checkoutProblems } from '../../contract/checkout/checkout.ts';
import { plural } from '../../contract/values/count.ts';
import { cardFingerprint, type DescribedCard, type StoredCard } from '../payments/index.ts';
import type { Captcha } from '../platform/captcha/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import type { StoredCheckout } from './checkout.ts';
import type { DeclineCounts, Payer } from './declines.ts';
import type { CheckoutParts } from './parts.ts';

const problem = problemsOf(checkoutProblems);

/** Protects the card provider against card testing. */
export interface PaymentGuard {
  readonly declines: DeclineCounts;
  readonly captcha: Captcha;
}

/** The origin of a payment and its proof of work. */
export interface PayingFrom {
  readonly clientIp: string;
  /** A digest of the network. */
  readonly network: string;
  readonly captcha?: string | undefined;
}

/** The card of an attempt: typed now, given to the provider in its own fields, or one of the customer's saved cards. */
export type PayingCard =
  | { readonly kind: 'typed'; readonly card: Card }
  | { readonly kind: 'token'; readonly token: string; readonly card: DescribedCard }
  /** The security code is null where the provider requires none. */
  | { readonly kind: 'saved'; readonly card: StoredCard; readonly securityCode: string | null };

/** The keys to count a payment by; without a card, as after a challenge, only the others. */
export function payerOf(
  { payBy, config }: Pick<CheckoutParts, 'payBy' | 'config'>,
  { uuid, ownerId, contact }: StoredCheckout,
  network: string,
  paying?: PayingCard,
): Payer {
  const fingerprint = paying ? fingerprintOf(paying, payBy.CARD, config.secret) : null;
  return { checkoutUuid: uuid, ownerId, email: contact?.email ?? null, network, fingerprint };
}

/** A saved card is identified by its id and a provider's by the provider, because the shop never has their numbers. */
function fingerprintOf(paying: PayingCard, { isTestCard }: CheckoutParts['payBy']['CARD'], secret: string): string | null {
  if (paying.kind === 'saved') return `saved ${paying.card.cardId}`;
  if (paying.kind === 'token') return paying.card.fingerprint;
  return isTestCard?.(paying.card.number) ? null : cardFingerprint(paying.card, secret);
}

/** Where the form shows what is wrong with the card that pays. */
const cardFields: Readonly<Record<PayingCard['kind'], string>> = { typed: 'card.number', token: 'cardToken', saved: 'savedCard.cardId' };

/** Where the form shows what is wrong with how a checkout is paid: at its card, else at the choice of payment type. */
export const fieldOfPayment = ({ paymentType }: Pick<StoredCheckout, 'paymentType'>, paying: PayingCard | null | undefined): string =>
  paymentType === 'CARD' && paying ? cardFields[paying.kind] : 'paymentType';

/**
 * Runs the transaction that claims an attempt and admits it to the provider; `payer` is null when it joined a running attempt. Who is not admitted
 * sees why at `field`.
 */
export async function claimAdmitted<T>(
  { database, declines, captcha }: CheckoutParts & PaymentGuard,
  { clientIp, captcha: given }: PayingFrom,
  now: Date,
  claim: (tx: Tx, admit: (payer: Payer, field: string) => Promise<void>) => Promise<T>,
): Promise<{ claimed: T; payer: Payer | null }> {
  // Outside the transaction, because a captcha vendor is asked over the network.
  const proven = given !== undefined && (await captcha.verify(given, clientIp, now));
  let counted: Payer | null = null;
  try {
    const claimed = await database.transact((tx) =>
      claim(tx, async (payer, field) => {
        counted = payer;
        const demand = await declines.reserve(tx, payer);
        if (demand.kind === 'wait') throw paused(demand.seconds, field);
        if (demand.kind === 'proof' && !proven) throw problem('captcha_required', { challenge: captcha.challenge(now) });
      }),
    );
    return { claimed, payer: counted };
  } catch (error) {
    if (counted) await declines.rollBack(counted);
    throw error;
  }
}

/** Shown where the shopper is looking. */
function paused(retryAfterSeconds: number, field: string) {
  const wait = plural(Math.ceil(retryAfterSeconds / 60), 'minute');
  const fields = { [field]: `Payment is paused after several declines. Nothing was charged. Please try again in ${wait}.` };
  return problem('too_many_declines', { retryAfterSeconds }, fields);
}
