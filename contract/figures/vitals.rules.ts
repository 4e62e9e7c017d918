/** What browsers measure of a page (https://web.dev/articles/vitals): milliseconds, except for `CLS`, which has no unit. */
export const vitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof vitals)[number];

/** The kinds of pages distinguished: those on the way to an order. */
export const vitalPages = ['home', 'content-page', 'category', 'results', 'product', 'cart', 'checkout', 'other'] as const;
export type VitalPage = (typeof vitalPages)[number];

/** The share of page views that is measured (spec §9: speed-insights sample rate). */
export const vitalSampleRate = 0.1;
