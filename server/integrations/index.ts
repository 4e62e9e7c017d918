/**
 * Tells other systems of events by webhook. Guarantees that an event is announced exactly when its transaction commits, delivered at least once under
 * one id, signed, and never sent into the shop's own network.
 */
export { announce, announceOrderEvent } from './events.ts';
export { workIntegrations } from './jobs.ts';
export { mountIntegrations } from './routes.ts';
export { countFailing as countFailingWebhooks } from './store.ts';
