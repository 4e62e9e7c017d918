import { defineMetric } from '../platform/metrics.ts';

export const ordersPlaced = defineMetric('orders_placed_total', 'Orders whose payment succeeded', ['brand']);
export const orderCents = defineMetric('orders_placed_cents_total', 'Their totals in cents', ['brand']);
