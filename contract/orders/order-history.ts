import type { Endpoints } from '../api/endpoint.ts';
import type { orderHistoryDeclarations } from './order-history.schemas.ts';

export type { NextStep } from './next-step.schemas.ts';
export * from './order-history.rules.ts';
export type { BoughtAgain, ListedOrder, OrderFilter } from './order-history.schemas.ts';

export const orderHistoryEndpoints: Endpoints<typeof orderHistoryDeclarations> = {
  list: { method: 'GET', path: '/api/orders' },
  buyAgain: { method: 'POST', path: '/api/orders/:orderNumber/buy-again' },
};
