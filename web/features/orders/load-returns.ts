import type { Client } from '../../../contract/api/client.ts';
import { type OrderReturn, returnEndpoints, returnRefusals } from '../../../contract/returns/returns.ts';
import type { OrderKey } from './order-key.ts';

/** The returns of an order, for its page. */
export interface ReturnsData {
  readonly key: OrderKey;
  /** Newest first. */
  readonly returns: readonly OrderReturn[];
  /** At least one unit can be returned now. */
  readonly canReturn: boolean;
  /** Nothing can be returned: the window has closed, or the items are not returnable. */
  readonly cannotReturn: boolean;
}

/** Refusals that the rest of the order's page explains. */
const explained: ReadonlySet<string> = new Set(
  (['not_shipped', 'cancelled', 'returning', 'returned', 'refunded'] as const).map((refusal) => returnRefusals[refusal]),
);

/** Loads an order's returns; null when they are unavailable, so that the rest of the page still renders. */
export async function loadReturns(client: Client, key: OrderKey): Promise<ReturnsData | null> {
  const [listed, quote] = await Promise.all([client.call(returnEndpoints.list, key), client.call(returnEndpoints.quote, key)]);
  if (!listed.ok) return null;
  const canReturn = quote.ok && quote.data.lines.some(({ refundAmounts }) => refundAmounts.length > 0);
  const isRefused = quote.ok && quote.data.lines.some(({ refusal }) => refusal !== null && !explained.has(refusal));
  return { key, returns: listed.data.returns, canReturn, cannotReturn: !canReturn && isRefused };
}
