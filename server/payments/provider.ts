import type { Address, TypedAddress } from '../../contract/accounts/addresses.ts';
import type { Totals } from '../../contract/buying/cart.ts';
import type { Card } from '../../contract/buying/checkout.ts';
import type { CurrencyCode } from '../../contract/values/money.schemas.ts';
import type { RawRequest } from '../platform/http/call.ts';

/** Why a payment was not authorized. */
export type DeclineReason =
  | 'declined'
  | 'expired_card'
  | 'incorrect_code'
  | 'challenge_refused'
  | 'cancelled'
  /** What the payer chose in the wallet cannot be used; another one may. */
  | 'instrument_declined'
  /** The payer has to approve in the wallet, for the first time or again. */
  | 'approval_missing';

/** How a payment stands at the provider. */
export type AuthorizationResult =
  | { readonly status: 'succeeded'; readonly reference: string }
  | { readonly status: 'declined'; readonly reason: DeclineReason }
  /** The bank wants to see the cardholder at `url`. */
  | { readonly status: 'challenge'; readonly reference: string; readonly url: string }
  | Undecided;

/** Why an operation failed; `not_possible`: the provider's books do not allow it. */
export type OperationFailure = 'declined' | 'authorization_expired' | 'not_possible';

/** How a capture, void or refund stands at the provider. */
export type OperationResult =
  | { readonly status: 'succeeded'; readonly reference: string }
  | { readonly status: 'failed'; readonly failure: OperationFailure }
  | Undecided;

/** `processing`: known, and not decided yet. `unknown`: never heard of. */
interface Undecided {
  readonly status: 'processing' | 'unknown';
}

/** What a payment is made with, by its type. */
export type PaymentSource =
  /** Handed on once, kept nowhere. */
  | { readonly type: 'CARD'; readonly card: Card }
  /** A card in the provider's vault; the code is the shopper's again each time, and kept nowhere either. */
  | { readonly type: 'SAVED_CARD'; readonly reference: string; readonly securityCode: string }
  | { readonly type: 'PAYPAL'; readonly walletOrder: string; readonly purchase: Purchase };

/** What is bought, as a wallet shows it to its payer. */
export interface Purchase {
  /** Ours; a wallet's order belongs to one checkout. */
  readonly checkoutUuid: string;
  /** Null before there is an order. */
  readonly orderNumber: string | null;
  /** Cents; they add up: merchandise − discount + shipping + tax = total. */
  readonly totals: Pick<Totals, 'merchandise' | 'discount' | 'shipping' | 'tax' | 'total' | 'currency'>;
  /** Null: the wallet's own is taken. */
  readonly shipTo: Address | null;
}

export interface Authorization {
  /** Our id of the attempt; the provider does nothing twice for the same one. */
  readonly paymentId: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly source: PaymentSource;
  /** Where a bank sends the shopper back to. */
  readonly returnUrl: string;
}

/** Takes, releases or gives back money of an authorized payment. */
export interface Operation {
  /** Our idempotency key; the provider does nothing twice under the same one. */
  readonly key: string;
  readonly kind: OperationKind;
  readonly paymentId: string;
  /** Cents. A void is always of the whole authorization. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** The provider's reference of what it works on: of the capture for a refund, otherwise of the authorization. */
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

/** What a genuine webhook tells: that there is news of a payment. `paymentId` is null for events we have no use for. */
export interface ProviderEvent {
  readonly id: string;
  readonly paymentId: string | null;
}

export interface Capabilities {
  /** Whether less than the authorization may be captured; the rest is released then. */
  readonly partialCapture: boolean;
  readonly authorizationLastsDays: number;
}

/** Where a provider keeps cards for the next purchase. Keeping one asks no bank, so that nobody can try out cards here. */
export interface CardVault {
  /** Keeps a card and answers the provider's name for it; a new one each time. */
  keep(card: Card, signal: AbortSignal): Promise<{ readonly status: 'kept'; readonly reference: string }>;
  /** Makes sure that the provider does not know the card any more; safe to repeat. */
  forget(reference: string, signal: AbortSignal): Promise<{ readonly status: 'forgotten' }>;
}

/**
 * A company that moves money: the one port of all ways to pay. Every call can fail, be late or be lost, and is safe to repeat under the same
 * key; what counts is what a look-up says afterwards.
 */
export interface PaymentProvider {
  /** Kept with each payment, and part of the webhooks' address. */
  readonly code: string;
  /** As shoppers read it. */
  readonly name: string;
  /** True when no money moves; the page says so (rulings: Third parties). */
  readonly sandbox: boolean;
  /** Whether the number is a test card, which everybody uses and nobody can be told by. */
  isTestCard?(number: string): boolean;
  /** Shoppers are told numbers that a sandbox takes: in the demonstration. */
  readonly testCards?: boolean;
  readonly capabilities: Capabilities;
  /** Left out where it keeps no cards: then shoppers are not offered to save one. */
  readonly vault?: CardVault;
  /** Reserves the money. The same payment again answers how the first stands, whatever card comes with it. */
  authorize(authorization: Authorization, signal: AbortSignal): Promise<AuthorizationResult>;
  lookup(paymentId: string, signal: AbortSignal): Promise<AuthorizationResult>;
  /**
   * Makes sure that a payment which has not succeeded never will, even if its authorization is still on the way, and answers how it
   * stands then: `declined`, or `succeeded` when it was too late.
   */
  abandon(paymentId: string, signal: AbortSignal): Promise<AuthorizationResult>;
  /** Takes reserved money; what is left of the authorization is released. */
  capture(operation: Operation, signal: AbortSignal): Promise<OperationResult>;
  /** Releases reserved money; what has expired counts as released. */
  void(operation: Operation, signal: AbortSignal): Promise<OperationResult>;
  /** Gives captured money back, in as many parts as there are keys. */
  refund(operation: Operation, signal: AbortSignal): Promise<OperationResult>;
  /** How an operation stands; `unknown` lets us make the call again under the same key. */
  lookupOperation(operation: Operation, signal: AbortSignal): Promise<OperationResult>;
  /** All decided movements since then. */
  list(since: Date, signal: AbortSignal): Promise<ProviderEntry[]>;
  /** Reads a webhook; null when its signature is missing, wrong or older than 5 minutes. */
  readEvent(request: RawRequest, now: Date): Promise<ProviderEvent | null>;
}

/** Who pays by a wallet. */
export interface Payer {
  /** The wallet's name for the account. */
  readonly id: string;
  readonly email: string;
}

/** A wallet's order, as it stands. */
export interface WalletOrder {
  /** The checkout it was opened for; null where that is unknown. */
  readonly checkoutUuid: string | null;
  readonly isApproved: boolean;
  /** Null until the payer has signed in. */
  readonly payer: Payer | null;
  /** Where the payer wants it shipped, as far as the wallet knows. */
  readonly shipTo: TypedAddress | null;
}

export interface WalletOpening {
  readonly purchase: Purchase;
  /** As the payer reads it. */
  readonly merchant: string;
  /** Absolute addresses that the wallet sends the shopper back to; it adds its order's reference as `token`. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/** A provider whose payer approves on its own pages first: an order is opened there, approved, and then authorized by us. */
export interface WalletProvider extends PaymentProvider {
  /** Opens an order; `url` is where the payer approves it. */
  open(
    opening: WalletOpening,
    signal: AbortSignal,
  ): Promise<{ readonly status: 'opened'; readonly reference: string; readonly url: string }>;
  /** How a wallet's order stands. */
  find(
    reference: string,
    signal: AbortSignal,
  ): Promise<{ readonly status: 'found'; readonly order: WalletOrder } | { readonly status: 'unknown' }>;
}
