import type { Shelf } from '../../catalog/index.ts';
import type { Consignment } from '../trip.ts';

const places = {
  east: { postalCode: '17111', timeZone: 'America/New_York' },
  central: { postalCode: '43217', timeZone: 'America/New_York' },
  west: { postalCode: '89506', timeZone: 'America/Los_Angeles' },
} as const;

/** Units of variation 1 in a warehouse of the demonstration shop. */
export function shelf(warehouseCode: keyof typeof places, onHand = 9, variationId = 1): Shelf {
  return {
    variationId,
    warehouseCode,
    onHand,
    isDefault: warehouseCode === 'central',
    cutOffHour: 14,
    dispatchDays: [1, 2, 3, 4, 5],
    closedDays: [],
    ...places[warehouseCode],
  };
}

/** One parcel-sized unit from all three warehouses. */
export function consignment(more: Partial<Consignment> = {}): Consignment {
  const shelves = [shelf('east'), shelf('central'), shelf('west')];
  return { variationId: 1, quantity: 1, method: 'GROUND', leadTimeDays: 0, shelves, held: 0, ...more };
}
