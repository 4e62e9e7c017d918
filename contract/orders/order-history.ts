import type { Endpoints } from '../api/endpoint.ts';
import type { orderHistoryDeclarations } from './order-history.schemas.ts';

export type { ListedOrder, OrderFilter } from './order-history.schemas.ts';

export const orderHistoryEndpoints: Endpoints<typeof orderHistoryDeclarations> = {
  list: { method: 'GET', path: '/api/orders' },
};
