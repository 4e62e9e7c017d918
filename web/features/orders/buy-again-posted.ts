import type { Client } from '../../../contract/api/client.ts';
import { orderHistoryEndpoints } from '../../../contract/orders/order-history.ts';
import type { BuyAgainAnswer } from './buy-again.tsx';
import type { OrderKey } from './order-key.ts';

/** Buys an order again for a form posted without script. */
export async function buyAgainPosted(client: Client, key: OrderKey): Promise<BuyAgainAnswer> {
  const result = await client.call(orderHistoryEndpoints.buyAgain, key);
  return result.ok ? result.data : { error: result.message };
}
