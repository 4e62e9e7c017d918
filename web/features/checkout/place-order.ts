import type { Client, Failure, Result } from '../../../contract/api/client.ts';
import { type Checkout, checkoutEndpoints, itemsToBuy, type PlaceResult } from '../../../contract/checkout/checkout.ts';
import { withProof } from '../../api/with-proof.ts';
import type { agreedAddress } from './agreed-address.ts';
import type { CardElementHandle } from './card-element/use-card-element.ts';
import { isOnlyTaxed } from './new-total.ts';
import { lostConnection, wordsOfChange } from './refusal.ts';
import { type CardAsked, detailsOf, type FieldErrors, isNewCard, paymentOf, type TypedCheckout } from './typed-form.ts';

/** Where the button that places the order leads. */
export type PlaceStep =
  /** Something is to be mended before anything is saved; without errors its field says so itself. */
  | { readonly kind: 'invalid'; readonly errors: FieldErrors | null }
  /** The shopper edits the address, or answers what is asked of it. */
  | { readonly kind: 'agree'; readonly errors: FieldErrors }
  /** The card provider took no card; null where its fields say why. */
  | { readonly kind: 'cardless'; readonly errors: FieldErrors | null }
  /** Shipping or tax changed: the shopper agrees to this checkout's total before anything is charged. */
  | { readonly kind: 'newTotal'; readonly checkout: Checkout }
  /** The page is left: for the order, the bank, the wallet, or with `replaces` for a cart of which nothing can be bought. */
  | { readonly kind: 'redirect'; readonly url: string; readonly replaces?: true }
  /** `checkout` is the changed one, where the failure says that it changed; `words` replace the failure's. */
  | { readonly kind: 'failed'; readonly failure: Failure; readonly words?: string | undefined; readonly checkout?: Checkout | undefined };

export interface PlaceParts {
  readonly client: Client;
  /** The form, without errors that the page can find. */
  readonly typed: TypedCheckout;
  /** As shown when the button was pressed. */
  readonly checkout: Checkout;
  readonly asked: CardAsked;
  /** The provider's card fields, where the form asks for none. */
  readonly element: Pick<CardElementHandle, 'check' | 'give'> | null;
  /** Resolves the address with the shopper. */
  agree(typed: TypedCheckout): ReturnType<typeof agreedAddress>;
  save(details: ReturnType<typeof detailsOf>): Promise<Result<Checkout>>;
  readonly urls: {
    placed(orderNumber: string): string;
    /** Opens an order in the wallet; returns where it is approved. */
    openWallet(checkoutUuid: string): Promise<Result<{ readonly url: string }>>;
  };
  /** Loaded once nothing of the cart can be bought any more; null for a payment link's. */
  readonly away: string | null;
}

/** Codes of failures after which the checkout differs from the one shown: the next agreement is to its total, and a declined wallet is approved anew. */
const changing = new Set(['total_changed', 'items_changed', 'wallet_declined', 'plan_unavailable']);

/** Saves the form and places the order, as far as that goes without the shopper. */
export async function placeOrder({ client, typed, checkout, asked, element, agree, save, urls, away }: PlaceParts): Promise<PlaceStep> {
  const { checkoutUuid } = checkout;
  const fields = isNewCard(typed) ? element : null;
  const incomplete = await fields?.check();
  if (incomplete) return { kind: 'invalid', errors: tokenErrors(incomplete) };
  const agreed = await agree(typed);
  if ('asked' in agreed) return { kind: 'agree', errors: agreed.asked };
  const saved = await save(detailsOf(agreed));
  if (typed.paymentType === 'PAYPAL' && saved.ok && !saved.data.wallet) {
    const opened = await urls.openWallet(checkoutUuid);
    return opened.ok ? { kind: 'redirect', url: opened.data.url } : { kind: 'failed', failure: opened };
  }
  if (saved.ok && isOnlyTaxed(checkout, saved.data)) return { kind: 'newTotal', checkout: saved.data };
  const given = saved.ok ? await fields?.give(agreed) : undefined;
  if (given && 'fault' in given) return { kind: 'cardless', errors: tokenErrors(given) };
  const expected = { expectedTotal: checkout.totals.total, expectedItems: itemsToBuy(checkout.items) };
  const payment = { ...paymentOf(typed, asked, given?.token), ...expected };
  const result = await proceed(client, checkoutUuid, saved, payment);
  if (!result.ok) return refused(client, checkout, away, result);
  const { data } = result;
  return { kind: 'redirect', url: data.status === 'challenge' ? data.url : urls.placed(data.orderNumber) };
}

const tokenErrors = ({ fault }: { readonly fault: string | null }): FieldErrors | null => (fault ? { cardToken: fault } : null);

/** Places the saved checkout; if another tab is already paying, asks for its result (checklist 31). */
async function proceed(
  client: Client,
  checkoutUuid: string,
  saved: Result<Checkout>,
  payment: ReturnType<typeof paymentOf> & { expectedTotal: number; expectedItems: string },
): Promise<Result<PlaceResult>> {
  if (saved.ok) return withProof((captcha) => client.call(checkoutEndpoints.place, { checkoutUuid, ...payment, captcha }));
  return saved.code === 'payment_in_progress' ? client.call(checkoutEndpoints.resume, { checkoutUuid }) : saved;
}

async function refused(client: Client, seen: Checkout, away: string | null, failure: Failure): Promise<PlaceStep> {
  const { checkoutUuid, totals } = seen;
  const anew = changing.has(failure.code ?? '') ? await client.call(checkoutEndpoints.get, { checkoutUuid }) : null;
  if (anew?.ok && away && isSoldOut(anew.data)) return { kind: 'redirect', url: away, replaces: true };
  if (failure.statusCode === 0) return { kind: 'failed', failure, words: `${lostConnection}: you will not be charged twice.` };
  if (!anew?.ok) return { kind: 'failed', failure };
  return { kind: 'failed', failure, words: wordsOfChange(failure, anew.data, totals.total, seen), checkout: anew.data };
}

const isSoldOut = ({ items }: Checkout): boolean => items.every(({ lineTotal }) => lineTotal === 0);
