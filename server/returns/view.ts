import { mostReturnPhotos, type OrderReturn, returnReason } from '../../contract/orders/returns.ts';
import { type OrderedLine, orderToken, type StoredOrder } from '../orders/index.ts';
import type { Config } from '../platform/config/config.ts';
import { placeOfCenter } from './label.ts';
import type { StoredReturn } from './return.ts';
import { isNothingToSend, takesPhotos } from './rules.ts';

interface Shown {
  readonly order: Pick<StoredOrder, 'orderNumber' | 'brand'>;
  /** The order's lines. */
  readonly ordered: readonly OrderedLine[];
  readonly config: Pick<Config, 'secret'>;
}

/** Presents a return to its shopper. */
export function presentReturn(one: StoredReturn, { order: { orderNumber, brand }, ordered, config }: Shown): OrderReturn {
  const { caseNumber, currency, state, wish, outOfStock, requestedAt, arriveBy, paidBy, lines, quoted, refunded, words, way, pickUpOn } =
    one;
  return {
    ...{ caseNumber, orderNumber, currency, state, wish, outOfStock, quoted, refunded, words, paidBy },
    requestedAt: requestedAt.toISOString(),
    arriveBy: arriveBy.toISOString(),
    nothingToSend: isNothingToSend(lines),
    photos: [...one.photos],
    takesPhotos: takesPhotos(one) && one.photos.length < mostReturnPhotos,
    sendBack: way && { way, pickUpOn, to: placeOfCenter(brand) },
    replacement: one.replacementOrder === null ? null : replacementOf(config, one.replacementOrder),
    lines: lines.map(({ variationId, quantity, reason, comment }) => {
      const line = ordered.find((each) => each.variationId === variationId);
      return {
        ...{ variationId, quantity, comment },
        name: line?.name ?? '',
        options: line?.options ?? {},
        reason: returnReason(reason)?.label ?? '',
      };
    }),
  };
}

/** Anyone who may see the return may see the order that replaces its items. */
const replacementOf = ({ secret }: Pick<Config, 'secret'>, orderNumber: string) => ({
  orderNumber,
  token: orderToken(secret, orderNumber),
});
