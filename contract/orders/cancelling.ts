import type { Endpoints } from '../api/endpoint.ts';
import type { cancelDeclarations, staffCancelDeclarations } from './cancelling.schemas.ts';

export * from './cancelling.rules.ts';
export type { Cancellation, CancelQuote, OrderMoney, RefundMethod, StaffTimelineEvent, TimelineEvent } from './cancelling.schemas.ts';

export const cancelEndpoints: Endpoints<typeof cancelDeclarations> = {
  quote: { method: 'GET', path: '/api/orders/:orderNumber/cancellation' },
  timeline: { method: 'GET', path: '/api/orders/:orderNumber/timeline' },
  cancel: { method: 'POST', path: '/api/orders/invoices/cancel' },
  cancelLines: { method: 'POST', path: '/api/orders/invoices/lines/cancel' },
};

export const staffCancelEndpoints: Endpoints<typeof staffCancelDeclarations> = {
  quote: { method: 'GET', path: '/api/staff/orders/:orderNumber/cancellation' },
  timeline: { method: 'GET', path: '/api/staff/orders/:orderNumber/timeline' },
  cancel: { method: 'PUT', path: '/api/staff/orders/:orderNumber/cancellations/:cancellationUuid' },
};
