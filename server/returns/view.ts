import { type OrderReturn, returnReason } from '../../contract/orders/returns.ts';
import type { OrderedLine, StoredOrder } from '../orders/index.ts';
import type { StoredReturn } from './return.ts';
import { isNothingToSend } from './rules.ts';

/** Presents a return to its shopper; `ordered` has the order's lines. */
export function presentReturn(
  one: StoredReturn,
  { orderNumber }: Pick<StoredOrder, 'orderNumber'>,
  ordered: readonly OrderedLine[],
): OrderReturn {
  const { caseNumber, currency, state, requestedAt, arriveBy, lines, quoted, refunded, words } = one;
  return {
    caseNumber,
    orderNumber,
    currency,
    state,
    requestedAt: requestedAt.toISOString(),
    arriveBy: arriveBy.toISOString(),
    nothingToSend: isNothingToSend(lines),
    lines: lines.map(({ variationId, quantity, reason, comment }) => {
      const line = ordered.find((each) => each.variationId === variationId);
      return {
        variationId,
        name: line?.name ?? '',
        options: line?.options ?? {},
        quantity,
        reason: returnReason(reason)?.label ?? '',
        comment,
      };
    }),
    quoted,
    refunded,
    words,
  };
}
