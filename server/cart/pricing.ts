import type { CartLine } from '../../contract/cart/cart.ts';
import { plural } from '../../contract/values/count.ts';
import type { Offer } from '../catalog/index.ts';
import { isHeavy } from '../delivery/index.ts';
import { formatDollars } from '../platform/format-dollars.ts';
import { type Line, minutesHeld, most } from './lines.ts';

/** A line with its current offer. */
export interface PricedLine {
  readonly offer: Offer;
  /** Units that can be bought, or the units asked for when none can. */
  readonly quantity: number;
  /** False keeps it in the cart but out of the totals. */
  readonly buyable: boolean;
  /** Cents; 0 for a line that cannot be bought, so that lines add up to the merchandise total. */
  readonly lineTotal: number;
  readonly notice: CartLine['errorDetails'];
}

/** Prices lines at today's price and stock, in the cart's order, each with a notice of what changed since it was added (checklist 20). */
export function priceLines(lines: readonly Line[], offers: ReadonlyMap<number, Offer>, now: Date): PricedLine[] {
  return lines.flatMap((line) => {
    const offer = offers.get(line.variationId);
    return offer ? [priceLine(line, offer, now)] : [];
  });
}

function priceLine(line: Line, offer: Offer, now: Date): PricedLine {
  const buyable = offer.availability === 'SELLABLE' && offer.quantityAvailable > 0;
  const quantity = buyable ? Math.min(line.quantity, most(offer)) : line.quantity;
  return { offer, quantity, buyable, lineTotal: buyable ? offer.price.amount * quantity : 0, notice: noticeOf(line, offer, quantity, now) };
}

function noticeOf(line: Line, offer: Offer, quantity: number, now: Date): PricedLine['notice'] {
  const minutes = minutesHeld(offer, now);
  if (!offer.published || offer.availability === 'RESTRICTED') return { code: 'unavailable', message: 'This item is no longer sold.' };
  if (offer.availability !== 'SELLABLE' && minutes) {
    return { code: 'held', message: `This item is in other shoppers’ checkouts. Try again in ${plural(minutes, 'minute')}.` };
  }
  if (offer.availability !== 'SELLABLE') return { code: 'out_of_stock', message: 'This item is out of stock.' };
  const newPrice =
    offer.price.amount === line.priceSeen
      ? ''
      : `The price changed from ${formatDollars(line.priceSeen)} to ${formatDollars(offer.price.amount)}.`;
  if (quantity < line.quantity) {
    const more =
      minutes && quantity === offer.quantityAvailable
        ? ` More are in other shoppers’ checkouts: try again in ${plural(minutes, 'minute')}.`
        : '';
    return {
      code: 'quantity_reduced',
      message: `Only ${quantity} of the ${line.quantity} you want ${quantity === 1 ? 'is' : 'are'} left.${more}${newPrice && ` ${newPrice}`}`,
    };
  }
  return newPrice === '' ? null : { code: 'price_changed', message: newPrice };
}

/** The lines that can be bought now. */
export const buyable = (lines: readonly PricedLine[]): PricedLine[] => lines.filter((line) => line.buyable);

/** What shipping the lines depends on: merchandise in cents, and whether a piece is too heavy for parcel mail. */
export function shipmentOf(lines: readonly PricedLine[]): { merchandise: number; heavy: boolean } {
  const bought = buyable(lines);
  return {
    merchandise: bought.reduce((sum, line) => sum + line.lineTotal, 0),
    heavy: bought.some(({ offer }) => isHeavy(offer)),
  };
}
