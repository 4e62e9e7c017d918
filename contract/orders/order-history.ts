import type { Endpoints } from '../api/endpoint.ts';
import type { orderHistoryDeclarations } from './order-history.schemas.ts';

export type { NextStep } from './next-step.schemas.ts';
export type { BoughtAgain, ListedOrder, OrderFilter } from './order-history.schemas.ts';

/** The filter chosen last in any tab, readable by script (spec §3: the orders filter is broadcast between tabs through a channel and a cookie). */
export const ordersFilterCookie = 'orders_filter';

export const orderHistoryEndpoints: Endpoints<typeof orderHistoryDeclarations> = {
  list: { method: 'GET', path: '/api/orders' },
  buyAgain: { method: 'POST', path: '/api/orders/:orderNumber/buy-again' },
};
