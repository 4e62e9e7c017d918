import type { ReturnState, ReturnWay, ReturnWish } from '../../contract/returns/returns.ts';
import type { ReturnPayer } from '../../contract/settings/returns.ts';
import type { CurrencyCode } from '../../contract/values/money.schemas.ts';
import type { Taken } from '../catalog/index.ts';

/** The inspection of a line, in units. */
export interface Found {
  readonly restocked: number;
  readonly damaged: number;
  readonly missing: number;
}

/** Units of a variation to return, and why. */
export interface ReturnLine {
  readonly variationId: number;
  readonly quantity: number;
  /** A key of `returnReasonGroups`. */
  readonly reason: string;
  readonly comment: string;
}

/** A stored line; `found` is null before the inspection. */
export interface StoredReturnLine extends ReturnLine {
  readonly found: Found | null;
}

/** A photo of damage as shown. */
export interface ReturnPhoto {
  readonly photoId: string;
  readonly width: number;
  readonly height: number;
}

/** A stored return; amounts in cents. */
export interface StoredReturn {
  readonly id: number;
  readonly caseNumber: string;
  readonly orderId: number;
  readonly state: ReturnState;
  readonly wish: ReturnWish;
  /** A replacement was wanted, but stock had run out: the shopper takes the refund or withdraws. */
  readonly outOfStock: boolean;
  readonly currency: CurrencyCode;
  /** The refund quoted to the shopper, delivery included; `quotedShipping` is the delivery part. */
  readonly quoted: number;
  readonly quotedShipping: number;
  readonly requestedAt: Date;
  readonly arriveBy: Date;
  /** Who pays for sending the items back. */
  readonly paidBy: ReturnPayer;
  /** How the items come back; null before the approval and when nothing has to be sent. */
  readonly way: ReturnWay | null;
  /** The day of the pick-up (`YYYY-MM-DD`). */
  readonly pickUpOn: string | null;
  readonly sentAt: Date | null;
  readonly receivedAt: Date | null;
  readonly inspectedAt: Date | null;
  readonly endedAt: Date | null;
  readonly words: string | null;
  /** Stock held for the replacement since the approval. */
  readonly stockHeld: readonly Taken[] | null;
  /** The replacement's order number. */
  readonly replacementOrder: string | null;
  readonly refunded: number | null;
  readonly refundedShipping: number;
  readonly lines: readonly StoredReturnLine[];
  /** The oldest first. */
  readonly photos: readonly ReturnPhoto[];
}
