/** `ready`; `advice`: the shop can sell, but staff should look; `missing`: not ready for real orders. */
export const readyStates = ['ready', 'advice', 'missing'] as const;
export type ReadyState = (typeof readyStates)[number];

/** The part of the console where a failed check is fixed. */
export const readyPlaces = ['content', 'members', 'orders', 'products'] as const;
export type ReadyPlace = (typeof readyPlaces)[number];
