import type { Endpoints } from '../api/endpoint.ts';
import type { recommendationDeclarations } from './recommendations.schemas.ts';

export type { CrossSellVariation, RecommendationKind } from './recommendations.schemas.ts';

/** None of these ever fails because of what it could not find: an empty list is an answer (spec §7.6). */
export const recommendationEndpoints: Endpoints<typeof recommendationDeclarations> = {
  getRecommendations: { method: 'GET', path: '/api/recommendations' },
  getRows: { method: 'GET', path: '/api/recommendations/rows' },
  getViewed: { method: 'POST', path: '/api/recommendations/viewed' },
  crossSell: { method: 'POST', path: '/api/cross-sell' },
};
