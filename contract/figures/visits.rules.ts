/** Steps of a visit to an order, in their order; a visit counts once at each. */
export const visitSteps = ['product', 'cart', 'checkout', 'order'] as const;
export type VisitStep = (typeof visitSteps)[number];

/** What a visit does with a banner; each counts once a visit. */
export const bannerActions = ['shown', 'clicked'] as const;
export type BannerAction = (typeof bannerActions)[number];

/** Events of one call at most, and banners of one event. */
export const maxNoted = 10;
export const maxBanners = 100;

/** Seconds from a click on a banner to an order that counts as its own: as long as a visit lasts. */
export const maxSecondsToOrder = 4 * 3600;
