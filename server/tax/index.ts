/** Owns how much tax is due. Pure but for the provider, which says the rates of a place. */
export { type TaxProvider, tableRates, tableTaxProvider } from './provider.ts';
export type { TaxRates } from './rates.ts';
export { taxFor } from './tax.ts';
