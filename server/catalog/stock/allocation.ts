/** Requested units of a variation. */
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

/** Units of a variation in a warehouse, with what delivery dates need. */
export interface Shelf extends WarehouseStock {
  readonly postalCode: string;
  /** The warehouse's IANA time zone. */
  readonly timeZone: string;
  /** Orders placed before this hour (0–23) leave the same business day. */
  readonly cutOffHour: number;
  /** Weekdays, 0 Sunday … 6 Saturday. */
  readonly dispatchDays: readonly number[];
  /** Days without dispatch besides weekends and public holidays, `YYYY-MM-DD`. */
  readonly closedDays: readonly string[];
}

/** Units taken from one warehouse. */
export interface Taken {
  variationId: number;
  warehouseCode: string;
  quantity: number;
}

/** Less is available than requested. */
export interface Shortage {
  variationId: number;
  wanted: number;
  available: number;
}

export type Taking = { ok: true; taken: Taken[] } | { ok: false; short: Shortage[] };

/** Sums repeated variations, so that two lines of one variation cannot each get the last unit. */
export function combined(items: readonly StockItem[]): StockItem[] {
  const quantities = new Map<number, number>();
  for (const item of items) quantities.set(item.variationId, (quantities.get(item.variationId) ?? 0) + item.quantity);
  return [...quantities].map(([variationId, quantity]) => ({ variationId, quantity })).sort((a, b) => a.variationId - b.variationId);
}

/**
 * Allocates the items to warehouses: all of them or, if one is short, none. A single warehouse with enough of an item is preferred
 * (`preferred` first, then the default, then the fullest), so that it ships in one parcel; otherwise it is split, fullest first. `held` are
 * units per variation held by other checkouts; `preferred` are warehouse codes, nearest first.
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
