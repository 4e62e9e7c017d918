/** Units of a variation that somebody wants. */
export interface StockItem {
  variationId: number;
  quantity: number;
}

/** Units of a variation in one warehouse. */
export interface WarehouseStock {
  variationId: number;
  warehouseCode: string;
  onHand: number;
  isDefault: boolean;
}

/** Units of a variation in a warehouse, with what a delivery date is counted from. */
export interface Shelf extends WarehouseStock {
  readonly postalCode: string;
  /** IANA name of the zone the warehouse's clock hangs in. */
  readonly timeZone: string;
  /** Orders placed before this hour (0–23) leave the same business day. */
  readonly cutOffHour: number;
}

/** Units taken from one warehouse. */
export interface Taken {
  variationId: number;
  warehouseCode: string;
  quantity: number;
}

/** Less is available than was asked for. */
export interface Shortage {
  variationId: number;
  wanted: number;
  available: number;
}

export type Taking = { ok: true; taken: Taken[] } | { ok: false; short: Shortage[] };

/** Adds up repeated variations, so that two lines of one variation cannot each have the last unit. */
export function combined(items: readonly StockItem[]): StockItem[] {
  const quantities = new Map<number, number>();
  for (const item of items) quantities.set(item.variationId, (quantities.get(item.variationId) ?? 0) + item.quantity);
  return [...quantities].map(([variationId, quantity]) => ({ variationId, quantity })).sort((a, b) => a.variationId - b.variationId);
}

/**
 * Decides which warehouses serve the items: all of them or, when one is short, none. One warehouse that has a whole item is
 * taken (as `preferred` says, else the default one, then the fullest), so that it travels in one parcel; else it is gathered from the
 * fullest on. `held` are units per variation that are promised to other checkouts; `preferred` are codes of warehouses, nearest first.
 */
export function allocate(
  items: readonly StockItem[],
  stock: readonly WarehouseStock[],
  held: ReadonlyMap<number, number>,
  preferred: readonly string[] = [],
): Taking {
  const taken: Taken[] = [];
  const short: Shortage[] = [];
  for (const { variationId, quantity } of combined(items)) {
    const shelves = stock.filter((shelf) => shelf.variationId === variationId && shelf.onHand > 0).sort(byPreference(preferred));
    const available = shelves.reduce((sum, shelf) => sum + shelf.onHand, 0) - (held.get(variationId) ?? 0);
    if (available < quantity) short.push({ variationId, wanted: quantity, available: Math.max(0, available) });
    else taken.push(...gather(quantity, shelves));
  }
  return short.length > 0 ? { ok: false, short } : { ok: true, taken };
}

function byPreference(preferred: readonly string[]): (a: WarehouseStock, b: WarehouseStock) => number {
  const rank = ({ warehouseCode }: WarehouseStock) =>
    preferred.includes(warehouseCode) ? preferred.indexOf(warehouseCode) : preferred.length;
  return (a, b) =>
    rank(a) - rank(b) || Number(b.isDefault) - Number(a.isDefault) || b.onHand - a.onHand || a.warehouseCode.localeCompare(b.warehouseCode);
}

function gather(quantity: number, shelves: readonly WarehouseStock[]): Taken[] {
  const whole = shelves.find((shelf) => shelf.onHand >= quantity);
  if (whole) return [{ variationId: whole.variationId, warehouseCode: whole.warehouseCode, quantity }];
  const taken: Taken[] = [];
  let missing = quantity;
  for (const { variationId, warehouseCode, onHand } of [...shelves].sort((a, b) => b.onHand - a.onHand)) {
    if (missing === 0) break;
    const units = Math.min(missing, onHand);
    taken.push({ variationId, warehouseCode, quantity: units });
    missing -= units;
  }
  return taken;
}
