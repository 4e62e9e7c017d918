import type { Endpoints } from '../api/endpoint.ts';
import type { recommendationDeclarations } from './recommendations.schemas.ts';

export type { Bundle, CrossSellVariation, RecommendationKind } from './recommendations.schemas.ts';

/** Recommendations never fail for lack of results: an empty list is an answer (spec §7.6). */
export const recommendationEndpoints: Endpoints<typeof recommendationDeclarations> = {
  getRecommendations: { method: 'GET', path: '/api/recommendations' },
  getRows: { method: 'GET', path: '/api/recommendations/rows' },
  getBundle: { method: 'GET', path: '/api/recommendations/bundle' },
  getViewed: { method: 'POST', path: '/api/recommendations/viewed' },
  crossSell: { method: 'POST', path: '/api/cross-sell' },
};
