import type { Card } from '../../contract/checkout.ts';
import type { CurrencyCode } from '../../contract/money.ts';

/** Why a card was not charged. */
export type DeclineReason = 'declined' | 'expired_card' | 'incorrect_code' | 'challenge_refused' | 'cancelled';

/** How a payment stands at the gateway. */
export type GatewayResult =
  | { readonly status: 'succeeded'; readonly reference: string }
  | { readonly status: 'declined'; readonly reason: DeclineReason }
  /** The bank wants to see the cardholder at `url`. */
  | { readonly status: 'challenge'; readonly reference: string; readonly url: string }
  /** Known, and not decided yet. */
  | { readonly status: 'processing' }
  /** Never heard of. */
  | { readonly status: 'unknown' };

export interface Authorization {
  /** Our id of the attempt; the gateway does nothing twice for the same one. */
  readonly paymentId: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** Handed on once, kept nowhere. */
  readonly card: Card;
  /** Where a bank sends the shopper back to. */
  readonly returnUrl: string;
}

/** A company that charges cards. Every call can fail, be late or be lost; what counts is what `lookup` says afterwards. */
export interface CardGateway {
  readonly name: string;
  /** True when no money moves; the page says so (rulings: Third parties). */
  readonly sandbox: boolean;
  /** Charges the card. The same payment again answers how the first stands, whatever card comes with it. */
  authorize(authorization: Authorization, signal: AbortSignal): Promise<GatewayResult>;
  lookup(paymentId: string, signal: AbortSignal): Promise<GatewayResult>;
  /**
   * Makes sure that a payment which has not succeeded never will, even if its authorization is still on the way, and answers how it
   * stands then: `declined`, or `succeeded` when it was too late.
   */
  void(paymentId: string, signal: AbortSignal): Promise<GatewayResult>;
}
