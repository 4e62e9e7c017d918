import type { PaymentType } from '../../../contract/promotions/promotions.ts';

/** A line of the cart as promotions see it. */
export interface LineFacts {
  readonly variationId: number;
  /** The product's handle; null where no promotion depends on it. */
  readonly handle: string | null;
  /** Paths of its categories and their ancestors; empty where no promotion depends on them. */
  readonly categories: ReadonlySet<string>;
  /** Names of the pools it is in. */
  readonly pools: ReadonlySet<string>;
  /** Cents. */
  readonly unitPrice: number;
  readonly quantity: number;
  /** Whether its price is already reduced. */
  readonly onSale: boolean;
}

/** Everything a promotion can depend on. Unknown facts are null, and count in the shopper's favour where an offer would otherwise be hidden. */
export interface Facts {
  readonly brand: string;
  readonly lines: readonly LineFacts[];
  /** Promotion → the code entered for it. */
  readonly codes: ReadonlyMap<number, string>;
  /** Promotions switched on by the visitor's campaign. */
  readonly campaigns: ReadonlySet<number>;
  readonly customer: {
    readonly signedIn: boolean;
    /** The account's verified address in lowercase; null for guests. */
    readonly email: string | null;
    /** Keys of the groups they belong to, as far as a promotion asks. */
    readonly groups: ReadonlySet<string>;
    /** Null when unknown. */
    readonly firstOrder: boolean | null;
    /** When the store card was approved; null when unknown, or there is none. */
    readonly storeCardSince: Date | null;
  };
  /** Null until one is chosen. */
  readonly paymentType: PaymentType | null;
  readonly country: 'US' | 'CA' | null;
  /** Delivery price (cents) for merchandise of that value (cents, after discounts). */
  readonly shippingFor: (goods: number) => number;
  /** Promotions whose limit is reached, overall or for this customer. */
  readonly usedUp: ReadonlySet<number>;
}
