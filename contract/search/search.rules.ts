export const sortOrders = ['relevance', 'price-low', 'price-high', 'rating', 'newest'] as const;

export type SortOrder = (typeof sortOrders)[number];

export const pageSize = 24;
