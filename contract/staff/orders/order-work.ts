import type { Endpoints } from '../../api/endpoint.ts';
import type { orderWorkDeclarations } from './order-work.schemas.ts';

export * from './order-work.rules.ts';
export type { OrderChange, OrderWork } from './order-work.schemas.ts';

const one = '/api/staff/orders/:orderNumber';

/** What staff do to an order besides packing and cancelling. */
export const orderWorkEndpoints: Endpoints<typeof orderWorkDeclarations> = {
  get: { method: 'GET', path: `${one}/work` },
  addNote: { method: 'POST', path: `${one}/notes` },
  setTags: { method: 'PUT', path: `${one}/tags` },
  refund: { method: 'PUT', path: `${one}/refunds/:refundUuid` },
  hold: { method: 'PUT', path: `${one}/hold` },
  release: { method: 'PUT', path: `${one}/release` },
  getContact: { method: 'GET', path: `${one}/contact` },
  setContact: { method: 'PUT', path: `${one}/contact` },
  listEmails: { method: 'GET', path: `${one}/emails` },
  resendEmail: { method: 'POST', path: `${one}/emails/:mailId` },
  resend: { method: 'POST', path: `${one}/confirmation` },
};
