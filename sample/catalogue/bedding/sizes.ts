/** American bed sizes; `add` is the surcharge over a queen. */
export const sheetSizes = [
  { name: 'Twin', add: -4000 },
  { name: 'Full', add: -2000 },
  { name: 'Queen', add: 0 },
  { name: 'King', add: 3000 },
  { name: 'Cal King', add: 3000 },
] as const;
/** Covers, quilts and blankets that fit two beds each. */
export const coverSizes = [
  { name: 'Twin', add: -4000, size: { width: 68, depth: 1, height: 90 } },
  { name: 'Full/Queen', add: 0, size: { width: 90, depth: 1, height: 92 } },
  { name: 'King', add: 3500, size: { width: 106, depth: 1, height: 92 } },
] as const;
/** Mattresses and toppers; the length is the depth. */
export const mattressSizes = [
  { name: 'Twin', add: -36000, size: { width: 38, depth: 75, height: 11 } },
  { name: 'Full', add: -16000, size: { width: 54, depth: 75, height: 11 } },
  { name: 'Queen', add: 0, size: { width: 60, depth: 80, height: 11 } },
  { name: 'King', add: 30000, size: { width: 76, depth: 80, height: 11 } },
  { name: 'Cal King', add: 30000, size: { width: 72, depth: 84, height: 11 } },
] as const;
