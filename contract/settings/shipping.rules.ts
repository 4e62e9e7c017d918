import { defineProblems, wrongFields } from '../api/problems.ts';
import { settingsProblems } from './settings.rules.ts';

export const shippingProblems = defineProblems({
  ...settingsProblems,
  invalid_input: wrongFields,
});

/** The figures of shipping that staff may set. */
export const shippingFigures = ['standard', 'freeOver', 'remote', 'poBox', 'canada', 'heavy'] as const;
export type ShippingFigure = (typeof shippingFigures)[number];

/** The highest amount, in cents; anything above is a missing decimal point. */
export const maxShipping = 100_000;

/** A brand's own zones, and the postal codes of one. */
export const maxZones = 30;
export const maxZoneCodes = 200;
export const maxZoneNameLength = 60;
