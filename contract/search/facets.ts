export * from './facets.rules.ts';
export type { Facet, FacetValue, Restrictions } from './facets.schemas.ts';
