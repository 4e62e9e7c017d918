/**
 * Owns orders: what was agreed, kept as it was. Promises one order per checkout, and that a refused payment gives the stock back
 * exactly once. How an order comes about is the checkout's business.
 */
export { orderToken } from './access.ts';
export { orderPlaced } from './events.ts';
export { findOrders as findOrdersOf, findOrdersByEmail } from './history/store.ts';
export { tellPlaced } from './news.ts';
export { confirmOrder, declineOrder, noteShipped, openOrder } from './operations.ts';
export type { BoughtLine, StoredOrder } from './order.ts';
export { countOrdersToShip, findOrdersToShip, type PackingRow } from './packing/store.ts';
export { bindOrders as mountOrders } from './routes.ts';
export { awaitsShipping, labels as orderStatusLabels, stages as orderStages } from './states.ts';
export { adoptOrders, findLines as findOrderLines, findOrder as findOrderByNumber, hasBought, lockOrderByNumber } from './store.ts';
export { presentOrder } from './view.ts';
export { findVisibleOrder } from './visible.ts';
