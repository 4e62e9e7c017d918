import type { StockItem } from './allocation.ts';

/** Whom a hold counts against. */
export interface Holder {
  /** The visitor's owner id. */
  readonly visitor: string;
  /** A digest of the network the visitor comes from. */
  readonly network: string;
}

/** Units that a visitor and a network hold of something in other checkouts. */
export interface HeldUnits {
  readonly visitor: number;
  readonly network: number;
}

const minute = 60_000;

/** A hold ends this long after the shopper's last activity (rulings: Orders). */
const idleMs = 10 * minute;
/** … at the latest this long after it began … */
const maxMs = 30 * minute;
/** … and the same visitor or network can begin another only after this long. */
export const windowMs = 60 * minute;

/** Units of all variations together. */
const maxUnits = { visitor: 24, network: 48 };
/** A quarter of a variation's stock, but at least an ordinary order: the last units can be held too. */
const share = 0.25;
const ordinary = 6;

/**
 * The part of the wanted units a holder may hold. It limits holds, not sales: unheld units are sold to whoever pays first, so a large order
 * or a shared network is never turned away. Pure.
 */
export function withinLimits(
  wanted: readonly StockItem[],
  onHand: ReadonlyMap<number, number>,
  elsewhere: ReadonlyMap<number, HeldUnits>,
): StockItem[] {
  const sum = (of: keyof HeldUnits) => [...elsewhere.values()].reduce((units, held) => units + held[of], 0);
  let left = Math.min(maxUnits.visitor - sum('visitor'), maxUnits.network - sum('network'));
  return wanted.flatMap(({ variationId, quantity }) => {
    const held = elsewhere.get(variationId) ?? { visitor: 0, network: 0 };
    const most = Math.max(ordinary, Math.floor((onHand.get(variationId) ?? 0) * share));
    const units = Math.min(quantity, left, most - Math.max(held.visitor, held.network));
    if (units <= 0) return [];
    left -= units;
    return [{ variationId, quantity: units }];
  });
}

/** When a hold made or extended now ends, in a window that began then; null when the window is over. */
export function holdEnd(startedAt: Date, now: Date): Date | null {
  const end = Math.min(now.getTime() + idleMs, startedAt.getTime() + maxMs);
  return end > now.getTime() ? new Date(end) : null;
}
