/** Steps of a visit to an order, in their order; a visit counts once at each. */
export const visitSteps = ['product', 'cart', 'checkout', 'order'] as const;
export type VisitStep = (typeof visitSteps)[number];

/** Events of one call at most. */
export const mostNoted = 10;
