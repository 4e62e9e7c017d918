import type { Cart } from '../../../contract/cart/cart.ts';
import { CrossSell } from '../../features/product/cross-sell.tsx';
import { useCrossSell } from '../../features/product/use-cross-sell.ts';
import { isCrossSellOn } from '../../shell/flags/cross-sell.ts';
import { announceCartChange } from '../../shell/visitor/cart-quantity.ts';

/** The "complete your purchase with" area of the cart (spec §2.7); reloads the cart after an addition. */
export default function CompletePurchase({ cart, onAdded }: { cart: Cart; onAdded(): void }) {
  const variations = useCrossSell(cart.items, isCrossSellOn);
  const added = () => {
    announceCartChange();
    onAdded();
  };
  return <CrossSell variations={variations} cart={cart} onAdded={added} />;
}
