import type { Address, TypedAddress } from '../../contract/addresses/addresses.ts';
import type { Totals } from '../../contract/cart/cart.ts';
import type { Card } from '../../contract/checkout/checkout.ts';
import type { CurrencyCode } from '../../contract/values/money.schemas.ts';
import type { RawRequest } from '../platform/http/call.ts';
import type { Payout } from './payouts/payout.ts';

/** Why a payment was not authorized. */
export type DeclineReason =
  | 'declined'
  | 'expired_card'
  | 'incorrect_code'
  | 'challenge_refused'
  | 'cancelled'
  /** The payer's choice in the wallet cannot be used; another may work. */
  | 'instrument_declined'
  /** The payer has to approve in the wallet, for the first time or again. */
  | 'approval_missing'
  /** More than the store card's available credit. */
  | 'over_limit';

/** An amount as a provider states it. */
export interface StatedMoney {
  /** Cents. */
  readonly amount: number;
  /** Its code, in capital letters. */
  readonly currency: string;
}

/** Whether a provider reports a different amount than requested. No amount counts as the requested one. */
export const isOtherMoney = (stated: StatedMoney | undefined, asked: StatedMoney): boolean =>
  stated !== undefined && (stated.amount !== asked.amount || stated.currency !== asked.currency);

/** The state of a payment at the provider. */
export type AuthorizationResult =
  /** `keptCard` is the vault's reference, where the card was to be kept. */
  | { readonly status: 'succeeded'; readonly reference: string; readonly keptCard?: string; readonly stated?: StatedMoney | undefined }
  | { readonly status: 'declined'; readonly reason: DeclineReason }
  /** The bank wants to challenge the cardholder at `url`. */
  | { readonly status: 'challenge'; readonly reference: string; readonly url: string }
  | Undecided;

/** Why an operation failed; `not_possible` means that the provider's books do not allow it. */
export type OperationFailure = 'declined' | 'authorization_expired' | 'not_possible';

/** The state of a capture, void or refund at the provider. */
export type OperationResult =
  | { readonly status: 'succeeded'; readonly reference: string; readonly stated?: StatedMoney | undefined }
  | { readonly status: 'failed'; readonly failure: OperationFailure }
  | Undecided;

/** `processing`: known but undecided. `unknown`: the provider does not know it. */
interface Undecided {
  readonly status: 'processing' | 'unknown';
}

/** The source of a payment, by type. */
export type PaymentSource =
  /** Passed on once, never stored. */
  | { readonly type: 'CARD'; readonly card: Card }
  /** A card the shopper gave the provider in its own fields (`CardElement`). */
  | { readonly type: 'CARD_TOKEN'; readonly token: string }
  /** A card in the provider's vault. Its code, where the provider requires one, is never stored. */
  | { readonly type: 'SAVED_CARD'; readonly reference: string; readonly securityCode: string | null }
  | { readonly type: 'PAYPAL'; readonly walletOrder: string; readonly purchase: Purchase }
  /** A store card; `account` is the partner's reference. Null without a plan. */
  | { readonly type: 'PLCC'; readonly account: string; readonly planMonths: number | null };

/** The purchase as a wallet shows it to the payer. */
export interface Purchase {
  /** Ours; a wallet order belongs to one checkout. */
  readonly checkoutUuid: string;
  /** Null before there is an order. */
  readonly orderNumber: string | null;
  /** Cents; they add up: merchandise − discount + shipping + tax = total. */
  readonly totals: Pick<Totals, 'merchandise' | 'discount' | 'shipping' | 'tax' | 'total' | 'currency'>;
  /** Null uses the wallet's own address. */
  readonly shipTo: Address | null;
}

export interface Authorization {
  /** Our id of the attempt, which is the idempotency key. */
  readonly paymentId: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly source: PaymentSource;
  /** The owner whose vault the saved card is in, or the card is to be kept in; null for guests. */
  readonly cardsOf: string | null;
  /** Whether to keep the card once the payment is authorized. */
  readonly keepCard: boolean;
  /** Path of the checkout, to which the sandbox's bank sends the shopper back. */
  readonly returnUrl: string;
  /** The absolute address for a bank on another site, whose visitors arrive without their cookies. */
  readonly arrivalUrl: string;
}

/** Captures, voids or refunds money of an authorized payment. */
export interface Operation {
  /** Our idempotency key. */
  readonly key: string;
  readonly kind: OperationKind;
  readonly paymentId: string;
  /** Cents. A void always covers the whole authorization. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** The provider's reference of the capture for a refund, otherwise of the authorization. */
  readonly reference: string;
}

export type EntryKind = 'authorized' | 'captured' | 'refunded' | 'voided';
export type OperationKind = Exclude<EntryKind, 'authorized'>;

/** A movement of money in the provider's books. */
export interface ProviderEntry {
  /** Our key: the payment's id for an authorization. */
  readonly key: string;
  readonly kind: EntryKind;
  /** Cents. */
  readonly amount: number;
  readonly state: 'succeeded' | 'failed';
  readonly at: Date;
}

/** A webhook that is signed, but is not in the form of its provider. */
export class UnreadableEvent extends Error {}

/** Too many webhooks to verify with the provider; it will resend them. */
export class TooManyEvents extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('Too many webhooks');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A genuine webhook only says that a payment has changed. `paymentId` is null for events we ignore. */
export interface ProviderEvent {
  readonly id: string;
  readonly paymentId: string | null;
}

export interface Capabilities {
  /** Whether less than the authorization can be captured; the rest is then released. */
  readonly partialCapture: boolean;
  readonly authorizationLastsDays: number;
}

/** A provider's store of cards. Cards are added by an authorization with `keepCard`. */
export interface CardVault {
  /** Whether the shopper types the security code of a saved card each time. */
  readonly asksCode: boolean;
  /**
   * Saves a card without a payment and returns a reference, a new one each time. It asks no bank, so that it cannot be used to test stolen cards;
   * absent where the shop never has a card's number.
   */
  keep?(card: Card, signal: AbortSignal): Promise<{ readonly status: 'kept'; readonly reference: string }>;
  /** Deletes a card at the provider; safe to repeat. */
  forget(reference: string, signal: AbortSignal): Promise<{ readonly status: 'forgotten' }>;
}

/** A card without its number, as its provider describes it. */
export interface DescribedCard {
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly name: string;
  /** The same for the same card; null when unknown. */
  readonly fingerprint: string | null;
}

/** A provider's own card fields, shown in the browser by its script, so that no card number reaches the shop. */
export interface CardElement {
  readonly publishableKey: string;
  /** Describes the card behind a token that the fields returned. `unknown`: no such token, or no longer valid. */
  describe(
    token: string,
    signal: AbortSignal,
  ): Promise<{ readonly status: 'found'; readonly card: DescribedCard } | { readonly status: 'unknown' }>;
}

/** What came back from a harmless call with our key. `reason` is our own words: a vendor's may quote the key. */
export type Connection =
  | { readonly status: 'works' }
  /** The provider answered that it takes no calls with this key. */
  | { readonly status: 'refused'; readonly reason: string }
  /** No answer, or a fault of theirs. */
  | { readonly status: 'unreachable'; readonly reason: string };

/** A part of a provider's books. */
export interface ProviderEntries {
  readonly entries: readonly ProviderEntry[];
  /** Continues the list; null at its end. */
  readonly next: string | null;
}

/**
 * A company that moves money: the one port for all payment types. Every call may fail, be late or get lost, and can be repeated under the same key;
 * only a later lookup is the truth.
 */
export interface PaymentProvider {
  /** Stored with each payment, and part of the webhook address. */
  readonly code: string;
  /** The name shown to shoppers. */
  readonly name: string;
  /** True when no money moves; the page says so (rulings: Third parties). */
  readonly sandbox: boolean;
  /** Whether this is a test card; everybody uses those, so they do not identify a cardholder. */
  isTestCard?(number: string): boolean;
  /** True in the demonstration, where shoppers see the sandbox's test cards. */
  readonly testCards?: boolean;
  readonly capabilities: Capabilities;
  /** The header with a webhook's signature; null where the provider sends no webhooks. */
  readonly signatureHeader: string | null;
  /** Absent where the provider keeps no cards; shoppers then cannot save one. */
  readonly vault?: CardVault;
  /** Absent where the shop's own form takes the card. */
  readonly cardElement?: CardElement;
  /** Reserves the money. Repeating a payment returns the state of the first call, whatever card comes with it. */
  authorize(authorization: Authorization, signal: AbortSignal): Promise<AuthorizationResult>;
  lookup(paymentId: string, signal: AbortSignal): Promise<AuthorizationResult>;
  /**
   * Makes sure that a payment which has not succeeded never will, even if its authorization is still under way. Returns its state: `declined`, or
   * `succeeded` when it was too late.
   */
  abandon(paymentId: string, signal: AbortSignal): Promise<AuthorizationResult>;
  /** Captures reserved money; the rest of the authorization is released. */
  capture(operation: Operation, signal: AbortSignal): Promise<OperationResult>;
  /** Releases reserved money; an expired authorization counts as released. */
  void(operation: Operation, signal: AbortSignal): Promise<OperationResult>;
  /** Refunds captured money, once per key. */
  refund(operation: Operation, signal: AbortSignal): Promise<OperationResult>;
  /** The state of an operation; after `unknown` the call can be made again under the same key. */
  lookupOperation(operation: Operation, signal: AbortSignal): Promise<OperationResult>;
  /** The movements decided since then, a page at a time; `after` is the previous page's `next`. */
  list(since: Date, after: string | null, signal: AbortSignal): Promise<ProviderEntries>;
  /** Payouts made since then; absent where they come as files (docs/decisions/0206-payouts-by-report.md). */
  payouts?(since: Date, now: Date, signal: AbortSignal): Promise<readonly Payout[]>;
  /** Proves key and address by a call that moves and changes nothing. Never throws for a lost call. */
  testConnection(signal: AbortSignal): Promise<Connection>;
  /**
   * Reads a webhook; null when its signature is missing, wrong or older than 5 minutes, `ignored` when it concerns no payment of ours, so that checking
   * its signature at the provider isn't worth a call. Throws `UnreadableEvent`, `TooManyEvents`.
   */
  readEvent(request: RawRequest, now: Date): Promise<ProviderEvent | 'ignored' | null>;
}

/** The person who pays by wallet. */
export interface Payer {
  /** The wallet's id of the account. */
  readonly id: string;
  readonly email: string;
}

/** A wallet order in its current state. */
export interface WalletOrder {
  /** The checkout it was opened for, if known. */
  readonly checkoutUuid: string | null;
  readonly isApproved: boolean;
  /** Null until the payer has signed in. */
  readonly payer: Payer | null;
  /** The shipping address in the wallet, as far as known. */
  readonly shipTo: TypedAddress | null;
}

export interface WalletOpening {
  readonly purchase: Purchase;
  /** The name shown to the payer. */
  readonly merchant: string;
  /** Absolute return addresses; the wallet appends its order's reference as `token`. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/** A provider whose payer first approves on its own pages: we open an order there, the payer approves it, and we authorize it. */
export interface WalletProvider extends PaymentProvider {
  /** Opens an order; the payer approves at `url`. */
  open(
    opening: WalletOpening,
    signal: AbortSignal,
  ): Promise<{ readonly status: 'opened'; readonly reference: string; readonly url: string }>;
  /** Looks up a wallet order. */
  find(
    reference: string,
    signal: AbortSignal,
  ): Promise<{ readonly status: 'found'; readonly order: WalletOrder } | { readonly status: 'unknown' }>;
}
