import type { Endpoints } from '../../api/endpoint.ts';
import type { staffOrderDeclarations } from './staff-orders.schemas.ts';

export * from './staff-orders.rules.ts';
export type { ListedOrder, OrderListFilter, SavedView } from './staff-orders.schemas.ts';

export const staffOrderEndpoints: Endpoints<typeof staffOrderDeclarations> = {
  list: { method: 'GET', path: '/api/staff/orders' },
  saveView: { method: 'POST', path: '/api/staff/order-views' },
  deleteView: { method: 'DELETE', path: '/api/staff/order-views/:viewId' },
};
