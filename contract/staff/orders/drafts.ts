import type { Endpoints } from '../../api/endpoint.ts';
import type { draftDeclarations, paymentLinkDeclarations } from './drafts.schemas.ts';

export * from './drafts.rules.ts';
export type { DraftOrder, FoundItem, ListedDraft, ManualDiscount, WrittenDraft } from './drafts.schemas.ts';

const one = '/api/staff/drafts/:draftId';

/** Orders that staff prepare for customers, as on the phone. */
export const draftEndpoints: Endpoints<typeof draftDeclarations> = {
  list: { method: 'GET', path: '/api/staff/drafts' },
  create: { method: 'POST', path: '/api/staff/drafts' },
  get: { method: 'GET', path: one },
  save: { method: 'PUT', path: one },
  duplicate: { method: 'POST', path: `${one}/copies` },
  delete: { method: 'DELETE', path: one },
  send: { method: 'POST', path: `${one}/link` },
  withdraw: { method: 'DELETE', path: `${one}/link` },
  findItems: { method: 'GET', path: '/api/staff/draft-items' },
};

/** For anyone with the link, without signing in. */
export const paymentLinkEndpoints: Endpoints<typeof paymentLinkDeclarations> = {
  get: { method: 'GET', path: '/api/payment-links/:token' },
  open: { method: 'POST', path: '/api/payment-links/:token' },
};
