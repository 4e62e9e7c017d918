import type { ApplicationState } from '../../contract/credit/store-card.ts';
import type { PaymentProvider } from './provider.ts';

export interface ApplicationOpening {
  /** Our id, which is the idempotency key. */
  readonly applicationId: string;
  /** The names shown to the applicant. */
  readonly partner: string;
  readonly merchant: string;
  readonly card: string;
  /** Absolute. */
  readonly returnUrl: string;
  /** The limit of a prescreened offer, in cents; null without one. */
  readonly prescreenLimit: number | null;
}

/** An application at the partner. */
export interface PartnerApplication {
  readonly state: ApplicationState;
  /** Once approved; `limit` in cents. */
  readonly account: { readonly reference: string; readonly last4: string; readonly limit: number } | null;
}

/** An account's figures, in cents; `limit = balance + reserved + available`, but for a lowered limit. */
export interface PartnerAccount {
  readonly limit: number;
  readonly balance: number;
  readonly reserved: number;
  readonly available: number;
}

/** A card its holder typed; neither field is ever stored or logged. */
export interface TypedStoreCard {
  readonly number: string;
  /** Of the billing address. */
  readonly postalCode: string;
  /** The card's name, which tells the cards of one partner apart. */
  readonly card: string;
}

/** An account found by its card. */
export interface LinkedAccount {
  readonly reference: string;
  readonly last4: string;
  /** Cents. */
  readonly limit: number;
  readonly openedAt: Date;
}

/** A payment toward an account's balance, from the bank account the holder has on file at the partner. */
export interface Repayment {
  /** Our idempotency key. */
  readonly key: string;
  /** The partner's name for the account. */
  readonly reference: string;
  /** Cents. */
  readonly amount: number;
}

/** The person to prescreen: the partner compares these with its list and stores none of them. */
export interface Prescreened {
  readonly firstName: string;
  readonly lastName: string;
  readonly postalCode: string;
}

/**
 * The bank behind the store card: it takes applications on its own pages, and then payments like a provider of cards. The shop never sees what an
 * applicant types, nor the card's number.
 */
export interface FinancingPartner extends PaymentProvider {
  /** Opens an application; the applicant fills it in at `url`. */
  openApplication(opening: ApplicationOpening, signal: AbortSignal): Promise<{ readonly status: 'opened'; readonly url: string }>;
  findApplication(
    applicationId: string,
    signal: AbortSignal,
  ): Promise<{ readonly status: 'found'; readonly application: PartnerApplication } | { readonly status: 'unknown' }>;
  findAccount(
    reference: string,
    signal: AbortSignal,
  ): Promise<{ readonly status: 'found'; readonly account: PartnerAccount } | { readonly status: 'unknown' }>;
  /** Finds the account of a card by its number; `unknown` also when only the postal code is wrong. */
  findByNumber(
    typed: TypedStoreCard,
    signal: AbortSignal,
  ): Promise<{ readonly status: 'found'; readonly account: LinkedAccount } | { readonly status: 'unknown' }>;
  /** Takes a payment once per key. `failed`: more than is owed, or refused by the holder's bank. */
  repay(repayment: Repayment, signal: AbortSignal): Promise<{ readonly status: 'succeeded' | 'failed' }>;
  /** The limit offered to a visitor who has not applied, in cents; null for no offer. */
  prescreen(person: Prescreened, signal: AbortSignal): Promise<{ readonly status: 'answered'; readonly limit: number | null }>;
}
