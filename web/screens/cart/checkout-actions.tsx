import type { RefObject } from 'react';
import type { Cart, CartLine } from '../../../contract/cart/cart.ts';
import { whyNothingToPay } from '../../../contract/checkout/checkout.ts';
import { Lock } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { CartData } from './cart-data.ts';
import { CheckOutLink } from './check-out-link.tsx';
import { PayingLink } from './paying-notice.tsx';
import { PaypalButton } from './paypal-button.tsx';

interface CheckoutActionsProps extends Pick<CartData, 'paying' | 'wallet' | 'isGuest'> {
  cart: Cart;
  settle: Parameters<typeof CheckOutLink>[0]['settle'];
  /** Around Check out, which the window's bottom repeats while it is out of sight. */
  checkOut: RefObject<HTMLDivElement | null>;
}

/** Check out and the wallet; or the order already begun, or why nothing can be bought. */
export function CheckoutActions({ cart, paying, wallet, isGuest, settle, checkOut }: CheckoutActionsProps) {
  if (paying) return <PayingLink paying={paying} />;
  if (!cart.canCheckout) return <Notice>{whyNoCheckout(cart)}</Notice>;
  // The total may differ at checkout, by address and payment type, so the button stays.
  const warning = whyNothingToPay(cart.totals);
  return (
    <>
      {warning && <Notice>{warning}</Notice>}
      <div ref={checkOut}>
        <CheckOutLink size="large" wide icon={<Lock size={18} />} settle={settle} />
      </div>
      {wallet && <PaypalButton cartUuid={cart.cartUuid} isGuest={isGuest} isSandbox={wallet.isSandbox} settle={settle} />}
    </>
  );
}

function whyNoCheckout({ items }: Cart): string {
  const has = (code: NonNullable<CartLine['errorDetails']>['code']) => items.some(({ errorDetails }) => errorDetails?.code === code);
  if (has('not_deliverable'))
    return 'Something in your cart can’t be delivered to this ZIP code. Change the ZIP code above, or remove the item.';
  if (has('held')) return 'Other shoppers are checking out with what you chose. It may be available again in a few minutes.';
  return 'Nothing in your cart can be bought right now. Remove what is sold out, or come back later.';
}
