import { useEffect, useRef } from 'react';
import type { Result } from '../../../contract/api/client.ts';
import { type Checkout, checkoutEndpoints } from '../../../contract/checkout/checkout.ts';
import { client } from '../../api/browser.ts';
import { onCartChanged, quantityInCookies } from '../../shell/visitor/cart-quantity.ts';

/**
 * Shows what another tab did to the cart. Once there is nothing left to check out, because the cart was emptied or its order placed, it loads `away`,
 * which leads on from there. Not while this tab places the order itself, whose result leads on.
 */
export function useFollowCart(
  checkoutUuid: string,
  away: string,
  placing: boolean,
  ask: (call: () => Promise<Result<Checkout>>) => Promise<Result<Checkout>>,
  show: (checkout: Checkout) => void,
): void {
  const known = useRef(0);
  const isPlacing = useRef(placing);
  useEffect(() => {
    isPlacing.current = placing;
  }, [placing]);
  useEffect(() => {
    known.current = quantityInCookies(document.cookie);
    return onCartChanged(async () => {
      const quantity = quantityInCookies(document.cookie);
      if (isPlacing.current || quantity === known.current) return;
      known.current = quantity;
      const now = await ask(() => client.call(checkoutEndpoints.get, { checkoutUuid }));
      if (!now.ok || isPlacing.current) return;
      if (now.data.state !== 'open' || now.data.items.length === 0) location.replace(away);
      else show(now.data);
    });
  }, [checkoutUuid, away, ask, show]);
}
