import type { Endpoints } from '../api/endpoint.ts';
import type { promotionDeclarations } from './promotions.schemas.ts';

export * from './promotions.rules.ts';
export type {
  ListedPromotion,
  PromotionCampaign,
  PromotionChange,
  PromotionChoices,
  StaffPromotion,
  TriedOutcome,
} from './promotions.schemas.ts';
export type { Benefit, Conditions, PromotionEdit } from './written-promotion.schemas.ts';

/** Promotions as staff keep them. */
export const promotionEndpoints: Endpoints<typeof promotionDeclarations> = {
  list: { method: 'GET', path: '/api/staff/promotions' },
  fresh: { method: 'GET', path: '/api/staff/promotions/new' },
  tryOut: { method: 'POST', path: '/api/staff/promotions/try' },
  check: { method: 'POST', path: '/api/staff/promotions/check' },
  add: { method: 'POST', path: '/api/staff/promotions' },
  get: { method: 'GET', path: '/api/staff/promotions/:promotionId' },
  save: { method: 'PUT', path: '/api/staff/promotions/:promotionId' },
  setState: { method: 'PUT', path: '/api/staff/promotions/:promotionId/state' },
  stop: { method: 'POST', path: '/api/staff/promotions/:promotionId/stop' },
  duplicate: { method: 'POST', path: '/api/staff/promotions/:promotionId/duplicate' },
  saveCampaign: { method: 'PUT', path: '/api/staff/promotions/:promotionId/campaigns' },
  addCodes: { method: 'POST', path: '/api/staff/promotions/:promotionId/codes' },
  results: { method: 'GET', path: '/api/staff/promotions/:promotionId/results' },
};
