/** A line of a payout. Cents as they change the balance: a capture adds, a refund takes away, a fee lowers it. */
export interface PayoutLine {
  /** The provider's id of the line. */
  readonly reference: string;
  /** `other` moved no payment: a dispute, an adjustment, a separate fee. */
  readonly kind: 'captured' | 'refunded' | 'other';
  /** The provider's word for it. */
  readonly category: string;
  readonly at: Date;
  readonly gross: number;
  readonly fee: number;
  /** The provider's reference of the movement, as the ledger's entry has it; null where it is not known, or there is none. */
  readonly movement: string | null;
  /** The ledger's key, where the provider tells it. */
  readonly key: string | null;
}

/** What a provider paid out at once. */
export interface Payout {
  /** The provider's own name of it. */
  readonly reference: string;
  /** `2026-01-31`. */
  readonly paidOn: string;
  readonly lines: readonly PayoutLine[];
}

/** What a report of payouts says. */
export interface ReadPayouts {
  /** The provider's code. */
  readonly provider: string;
  readonly payouts: readonly Payout[];
}

/** Why a report of payouts cannot be read, in plain words. */
export class UnreadableReport extends Error {
  override readonly name = 'UnreadableReport';
}
