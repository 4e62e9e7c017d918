import { cartEndpoints } from '../../../contract/cart/cart.ts';
import { client } from '../../api/browser.ts';
import { account, cart } from '../../routes.ts';
import { announceCartChange } from '../../shell/visitor/cart-quantity.ts';

/** After signing in: tells the other tabs, and goes to where the visitor came from, or to the cart when there is a merge to report (checklist 21). The checkout reports it too. */
export async function goOn(returnTo: string | null): Promise<void> {
  const merge = await client.call(cartEndpoints.merge, {});
  announceCartChange();
  location.assign(returnTo ?? (merge.ok && merge.data.merged ? cart() : account()));
}
