import type { Endpoints } from '../api/endpoint.ts';
import type { campaignDeclarations } from './campaigns.schemas.ts';

export * from './campaigns.rules.ts';
export type { CampaignStatus } from './campaigns.schemas.ts';

export const campaignEndpoints: Endpoints<typeof campaignDeclarations> = {
  getDiscountStatus: { method: 'GET', path: '/api/campaign/discount-status' },
  getDiscountStatusOf: { method: 'GET', path: '/api/campaign/discount-status/:campaignId' },
  getDiscountStatusAt: { method: 'GET', path: '/api/campaign/discount-status/:campaignId/status' },
  askDiscountStatus: { method: 'POST', path: '/api/campaign/discount-status' },
};
