/** Owns tax: the rates of places, those that staff have set before the built-in ones, and computation, which is pure. */
export { type TaxProvider, tableTaxProvider } from './provider.ts';
export type { TaxPart, TaxRates } from './rates.ts';
export { findTaxFacts, type TaxFacts } from './table/facts.ts';
export { bindTaxTable as mountTaxTable, serveTaxTable } from './table/routes.ts';
export { taxFor, taxLines } from './tax.ts';
