import type { Cart } from '../../../contract/cart/cart.ts';
import type { SavedList } from '../../../contract/saved/saved.ts';
import type { ProductRow } from '../../../contract/search/search.ts';
import type { Toast } from '../../features/cart/toast.ts';
import type { TriedCode } from '../../features/cart/tried-code.ts';
import type { RefusedPostalCode } from '../../features/delivery/postal-code-form.tsx';

export interface Paying {
  readonly checkoutUuid: string;
  readonly orderNumber: string;
  /** The bank waits for the shopper at its own page. */
  readonly isAtBank: boolean;
  /** What the order has taken from stock. */
  readonly variationIds: readonly number[];
}

export interface CartData {
  readonly cart: Cart | null;
  /** The order of these items while a bank decides on its payment; the items leave the cart once it is paid. */
  readonly paying: Paying | null;
  /** Shown under an empty cart. */
  readonly suggestion: ProductRow | null;
  /** Null without access to saved items. */
  readonly saved: SavedList | null;
  /** The page the visitor came from; null when unknown. */
  readonly cameFrom: string | null;
  /** Guests are offered an account, which keeps cart and saved items. */
  readonly isGuest: boolean;
  /** Null where wallet payment is not offered. */
  readonly wallet: { readonly isSandbox: boolean } | null;
  /** The last action without script, so that it can be undone. */
  readonly told: Toast | null;
  readonly error: string | null;
  /** A postal code sent without script that was refused. */
  readonly refusedPostalCode: RefusedPostalCode | null;
  /** The promo code from a link, or one that was refused without script. */
  readonly tried: TriedCode | null;
}
