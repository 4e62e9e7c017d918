import type { WarehousePicks } from '../../../contract/staff/orders/staff-packing.ts';
import { partStock } from '../../orders/index.ts';
import { barsOf } from '../../platform/barcode.ts';
import type { LeftLine, ToPack } from './choosing.ts';

interface Picked extends LeftLine {
  readonly orders: { orderNumber: string; units: number }[];
}

/**
 * What to fetch from each warehouse, by name and SKU. `warehouses` are codes with names in the order of the list; units without one come last.
 * Earlier parcels took the first allocations, as with cancellations.
 */
export function picksOf(toPack: readonly ToPack[], warehouses: readonly { code: string; name: string }[]): WarehousePicks[] {
  const picked = new Map<string | null, Map<number, Picked>>();
  const add = (warehouse: string | null, line: LeftLine, orderNumber: string, units: number) => {
    const items = picked.get(warehouse) ?? new Map<number, Picked>();
    picked.set(warehouse, items);
    const before = items.get(line.variationId);
    items.set(line.variationId, {
      ...line,
      units: (before?.units ?? 0) + units,
      orders: [...(before?.orders ?? []), { orderNumber, units }],
    });
  };
  for (const { order, lines } of toPack) {
    const wanted = lines.map(({ variationId, units }) => ({ variationId, quantity: units }));
    const taken = partStock(order.stockTaken ?? [], wanted).back;
    for (const line of lines) {
      const from = taken.filter(({ variationId }) => variationId === line.variationId);
      for (const { warehouseCode, quantity } of from) add(warehouseCode, line, order.orderNumber, quantity);
      const missing = line.units - from.reduce((sum, { quantity }) => sum + quantity, 0);
      if (missing > 0) add(null, line, order.orderNumber, missing);
    }
  }
  const known = warehouses.map(({ code }) => code);
  const codes = [...known, ...[...picked.keys()].filter((code) => code !== null && !known.includes(code)), null];
  return codes.flatMap((code) => {
    const items = picked.get(code);
    if (!items) return [];
    const name = warehouses.find((one) => one.code === code)?.name ?? code;
    return [{ warehouse: name, items: [...items.values()].sort(byName).map(present) }];
  });
}

const byName = (one: LeftLine, other: LeftLine) => one.name.localeCompare(other.name, 'en') || one.sku.localeCompare(other.sku, 'en');

const present = ({ sku, name, options, units, orders }: Picked) => ({
  sku,
  name,
  options: { ...options },
  units,
  bars: barsOf(sku),
  orders,
});
