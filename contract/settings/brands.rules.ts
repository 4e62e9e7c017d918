import { defineProblems, notFound, wrongFields } from '../api/problems.ts';
import { keysOf } from '../values/keys.ts';
import { settingsProblems } from './settings.rules.ts';

/** The countries a brand's pages may name to search engines. */
export const brandCountries = { US: 'United States', CA: 'Canada' } as const;
export type BrandCountry = keyof typeof brandCountries;
export const brandCountryKeys = keysOf(brandCountries);

/** Open; closed for maintenance, which staff see through; or archived, so that its host is unknown again. */
export const brandStates = { open: 'Open', closed: 'Closed', archived: 'Archived' } as const;
export type BrandState = keyof typeof brandStates;
export const brandStateKeys = keysOf(brandStates);

export const brandKeyPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** A host name with at least two labels, and a port where the address has one. */
export const hostPattern = /^(?=.{4,200}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?(:[1-9]\d{1,4})?$/;

export const brandProblems = defineProblems({
  ...settingsProblems,
  invalid_input: wrongFields,
  brand_not_found: notFound('brand'),
});
