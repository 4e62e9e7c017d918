/** Recorded causes; `ordered` comes from the orders. `opening` is the stock when recording began. */
export const recordedCauses = [
  'opening',
  'added',
  'edited',
  'undone',
  'imported',
  'import_undone',
  'declined',
  'cancelled',
  'returned',
  'held',
  'released',
] as const;
export type RecordedCause = (typeof recordedCauses)[number];

export const stockCauses = [...recordedCauses, 'ordered'] as const;
export type StockMovementCause = (typeof stockCauses)[number];
