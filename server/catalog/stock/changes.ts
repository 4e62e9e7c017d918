import type { RecordedCause } from '../../../contract/merchandising/stock-movements.ts';
import type { Taken, WarehouseStock } from './allocation.ts';

type StockActor = 'shopper' | 'system' | `staff:${number}`;

/** Why stock changes, and who changes it. Orders being placed have none: what they took is on the order. */
export interface StockCause {
  readonly kind: RecordedCause;
  readonly actor: StockActor;
  /** One of `stockReasons`, or the member's words. */
  readonly reason?: string | undefined;
  /** The order that had taken the units. */
  readonly order?: { readonly id: number; readonly placedAt: Date };
  /** The return. */
  readonly caseNumber?: string;
  readonly importId?: number;
}

/** A member of staff or an API key; null is the server's command line. */
export const actorOf = (memberId: number | null): StockActor => (memberId === null ? 'system' : `staff:${memberId}`);

const shelfOf = ({ variationId, warehouseCode }: Pick<Taken, 'variationId' | 'warehouseCode'>): string => `${variationId} ${warehouseCode}`;

/** The units added (or, negative, removed) when all stock of the same variations becomes `after`. */
export function changesTo(
  after: readonly Omit<WarehouseStock, 'isDefault'>[],
  before: readonly Omit<WarehouseStock, 'isDefault'>[],
): Taken[] {
  const units = new Map(before.map((shelf) => [shelfOf(shelf), shelf.onHand]));
  const kept = new Set(after.map(shelfOf));
  const emptied = before.filter((shelf) => !kept.has(shelfOf(shelf))).map((shelf) => ({ ...shelf, onHand: 0 }));
  return [...after, ...emptied].flatMap(({ variationId, warehouseCode, onHand }) => {
    const quantity = onHand - (units.get(shelfOf({ variationId, warehouseCode })) ?? 0);
    return quantity === 0 ? [] : [{ variationId, warehouseCode, quantity }];
  });
}
