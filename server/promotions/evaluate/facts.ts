import type { PaymentType } from '../../../contract/buying/promotions.ts';

/** A line of the cart as promotions see it. */
export interface LineFacts {
  readonly variationId: number;
  readonly productSlug: string;
  /** Paths of its categories and of all above them; empty where no promotion asks. */
  readonly categories: ReadonlySet<string>;
  /** Names of the pools it is in. */
  readonly pools: ReadonlySet<string>;
  /** Cents. */
  readonly unitPrice: number;
  readonly quantity: number;
  /** Whether its price is reduced already. */
  readonly onSale: boolean;
}

/** All that a promotion can depend on. What is not known yet is null, and taken for the shopper's good where an offer would be hidden otherwise. */
export interface Facts {
  readonly brand: string;
  readonly lines: readonly LineFacts[];
  /** Promotion → the code that was entered for it. */
  readonly codes: ReadonlyMap<number, string>;
  /** Promotions that the visitor's campaign switches on. */
  readonly campaigns: ReadonlySet<number>;
  readonly customer: {
    readonly signedIn: boolean;
    /** The address that an account has proved, in small letters; null for guests. */
    readonly email: string | null;
    /** Null: not known. */
    readonly firstOrder: boolean | null;
  };
  /** Null until one is chosen. */
  readonly paymentType: PaymentType | null;
  readonly country: 'US' | 'CA' | null;
  /** What delivery costs (cents) for goods of that value (cents, after discounts). */
  readonly shippingFor: (goods: number) => number;
  /** Promotions whose limit is reached, in all or for this customer. */
  readonly usedUp: ReadonlySet<number>;
}
