import type { ReturnState } from '../../contract/buying/returns.ts';
import type { CurrencyCode } from '../../contract/values/money.schemas.ts';

/** What staff found of a line's units. */
export interface Found {
  readonly restocked: number;
  readonly damaged: number;
  readonly missing: number;
}

/** Units of a variation that are returned, and why. */
export interface ReturnLine {
  readonly variationId: number;
  readonly quantity: number;
  /** A key of `returnReasonGroups`. */
  readonly reason: string;
  readonly comment: string;
}

/** A line as it is kept; `found` is null until staff have looked. */
export interface StoredReturnLine extends ReturnLine {
  readonly found: Found | null;
}

/** A return as it is kept; amounts in cents. */
export interface StoredReturn {
  readonly id: number;
  readonly caseNumber: string;
  readonly orderId: number;
  readonly state: ReturnState;
  readonly currency: CurrencyCode;
  /** What the shopper was told, delivery included, and delivery alone. */
  readonly quoted: number;
  readonly quotedShipping: number;
  readonly requestedAt: Date;
  readonly arriveBy: Date;
  readonly receivedAt: Date | null;
  readonly inspectedAt: Date | null;
  readonly endedAt: Date | null;
  readonly words: string | null;
  readonly refunded: number | null;
  readonly refundedShipping: number;
  readonly lines: readonly StoredReturnLine[];
}
