/** `ready`; `advice`: the shop can sell, but staff should look; `missing`: not ready for real orders. */
export const readyStates = ['ready', 'advice', 'missing'] as const;
export type ReadyState = (typeof readyStates)[number];

/** Where a failed check is fixed: a part of the console, or the shop itself. */
export const readyPlaces = ['content', 'members', 'products', 'shipping', 'shop', 'store', 'taxes', 'theme', 'warehouses'] as const;
export type ReadyPlace = (typeof readyPlaces)[number];

/** The document of the project that says how to fix what the console cannot. */
export const readyDocuments = [
  'docs/how-to/go-live-with-stripe-and-paypal.md',
  'docs/operations/configuration.md',
  'docs/operations/go-live.md',
  'docs/operations/running.md',
] as const;
export type ReadyDocument = (typeof readyDocuments)[number];
