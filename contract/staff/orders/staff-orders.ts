import type { Endpoints } from '../../api/endpoint.ts';
import type { staffOrderDeclarations } from './staff-orders.schemas.ts';

export * from './staff-orders.rules.ts';
export type { ListedOrder, OrderListFilter } from './staff-orders.schemas.ts';

export const staffOrderEndpoints: Endpoints<typeof staffOrderDeclarations> = {
  list: { method: 'GET', path: '/api/staff/orders' },
};
