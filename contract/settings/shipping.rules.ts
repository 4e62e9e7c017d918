export { settingsProblems as shippingProblems } from './settings.rules.ts';

/** The figures of shipping that staff may set. */
export const shippingFigures = ['standard', 'freeOver', 'remote', 'poBox', 'canada', 'heavy'] as const;
export type ShippingFigure = (typeof shippingFigures)[number];

/** The highest figure, in cents: above it, somebody has left out the point. */
export const mostShipping = 100_000;
