import { maxReturnPhotos, type OrderReturn, returnReason } from '../../contract/returns/returns.ts';
import { findLinkVersions, type OrderedLine, orderToken, type StoredOrder } from '../orders/index.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/index.ts';
import { placeOfCenter } from './label.ts';
import type { StoredReturn } from './return.ts';
import { isNothingToSend, takesPhotos } from './rules.ts';

interface Shown {
  readonly order: Pick<StoredOrder, 'orderNumber' | 'brand' | 'email'>;
  /** The order's lines. */
  readonly ordered: readonly OrderedLine[];
  readonly config: Pick<Config, 'secret'>;
}

/** Presents returns of an order to its shopper, with a link to the order that replaces the items unless their addresses differ by now. */
export async function presentReturns(db: Db, returns: readonly StoredReturn[], shown: Shown): Promise<OrderReturn[]> {
  const versions = await findLinkVersions(
    db,
    returns.flatMap(({ replacementOrder }) => replacementOrder ?? []),
    shown.order.email,
  );
  return returns.map((one) => {
    const orderNumber = one.replacementOrder;
    if (orderNumber === null) return present(one, shown, null);
    const linkVersion = versions.get(orderNumber);
    const token = linkVersion === undefined ? null : orderToken(shown.config.secret, { orderNumber, linkVersion });
    return present(one, shown, { orderNumber, token });
  });
}

export async function presentReturn(db: Db, one: StoredReturn, shown: Shown): Promise<OrderReturn> {
  const [presented] = await presentReturns(db, [one], shown);
  return presented as OrderReturn;
}

function present(
  one: StoredReturn,
  { order: { orderNumber, brand }, ordered }: Shown,
  replacement: OrderReturn['replacement'],
): OrderReturn {
  const { caseNumber, currency, state, wish, outOfStock, requestedAt, arriveBy, paidBy, lines, quoted, refunded, words, way, pickUpOn } =
    one;
  return {
    caseNumber,
    orderNumber,
    currency,
    state,
    wish,
    outOfStock,
    quoted,
    refunded,
    words,
    paidBy,
    requestedAt: requestedAt.toISOString(),
    arriveBy: arriveBy.toISOString(),
    nothingToSend: isNothingToSend(lines),
    photos: [...one.photos],
    takesPhotos: takesPhotos(one) && one.photos.length < maxReturnPhotos,
    sendBack: way && { way, pickUpOn, to: placeOfCenter(brand) },
    replacement,
    lines: lines.map(({ variationId, quantity, reason, comment }) => {
      const line = ordered.find((each) => each.variationId === variationId);
      return {
        variationId,
        quantity,
        comment,
        name: line?.name ?? '',
        options: line?.options ?? {},
        reason: returnReason(reason)?.label ?? '',
        nothingToSend: returnReason(reason)?.nothingToSend === true,
      };
    }),
  };
}
