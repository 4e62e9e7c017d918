/** Owns tax computation. Pure except for the provider, which knows the rates of a place. */
export { type TaxProvider, tableRates, tableTaxProvider } from './provider.ts';
export type { TaxRates } from './rates.ts';
export { taxFor } from './tax.ts';
