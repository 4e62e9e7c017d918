import type { Endpoints } from '../api/endpoint.ts';
import type { invoiceDeclarations } from './invoices.schemas.ts';

export * from './invoices.rules.ts';
export type { Invoice } from './invoices.schemas.ts';

export const invoiceEndpoints: Endpoints<typeof invoiceDeclarations> = {
  get: { method: 'GET', path: '/api/orders/details/invoices' },
};
