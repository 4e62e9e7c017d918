import type { Endpoints } from '../../api/endpoint.ts';
import type { careDeclarations } from './care.schemas.ts';

export * from './care.rules.ts';
export type { FoundCustomer, FoundOrder } from './care.schemas.ts';

export const careEndpoints: Endpoints<typeof careDeclarations> = {
  find: { method: 'GET', path: '/api/staff/customers' },
  getCustomer: { method: 'GET', path: '/api/staff/customers/:customerId' },
  resetSecondFactor: { method: 'DELETE', path: '/api/staff/customers/:customerId/second-factor' },
  getOrder: { method: 'GET', path: '/api/staff/orders/:orderNumber' },
};
