import type { Country } from '../../../contract/addresses/addresses.ts';
import type { Checkout } from '../../../contract/checkout/checkout.ts';
import type { TriedCode } from '../../features/cart/tried-code.ts';
import type { FieldErrors, TypedCheckout } from '../../features/checkout/typed-form.ts';
import type { CheckoutAccount } from './account.ts';

export interface CheckoutData {
  readonly checkout: Checkout;
  readonly countries: readonly Country[];
  readonly errors: FieldErrors;
  readonly message: string | null;
  /** What a post without script contained, to fill the form again; never a card's number or security code. */
  readonly typed:
    | (Omit<TypedCheckout, 'card' | 'savedCard'> & {
        readonly card: { readonly expiry: string };
        /** Null when another card was chosen. */
        readonly savedCardId: number | null;
      })
    | null;
  /** Null for a guest. */
  readonly account: CheckoutAccount | null;
  /** The location the visitor chose, used until an address is known. */
  readonly place: { readonly stateRegion: string; readonly postalCode: string } | null;
  /** After a sign-in: a message about the merge of its carts (checklist 21). */
  readonly mergeNotice: string | null;
  /** The wallet has approved; the order is reviewed and placed (spec §2.1). */
  readonly isReview: boolean;
  /** Set while the bank waits for the shopper. */
  readonly challengeUrl: string | null;
  /** Shown in the app's web view: the app has its own sign-in and cart. */
  readonly isInApp: boolean;
  /** A guest is offered to sign in, until they go on without (spec §3: is_login_skipped). */
  readonly asksLogin: boolean;
  /** The promo code from a link, or one that was refused without script. */
  readonly tried: TriedCode | null;
}
