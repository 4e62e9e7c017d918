/** Owns tax computation. Pure except for the provider, which knows the rates of a place. */
export { type TaxProvider, tableRates, tableTaxProvider } from './provider.ts';
export type { TaxPart, TaxRates } from './rates.ts';
export { taxFor, taxLines } from './tax.ts';
