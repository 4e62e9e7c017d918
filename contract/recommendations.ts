import { z } from 'zod';
import { productCard, productId } from './catalog.ts';
import { endpoint } from './endpoint.ts';

export const recommendationEndpoints = {
  getRecommendations: endpoint({
    name: 'recommendations.getRecommendations',
    summary: 'Products like this one; an empty list when nothing can be recommended (spec §7.6)',
    method: 'GET',
    path: '/api/recommendations',
    query: z.object({ productId }),
    response: z.object({ products: z.array(productCard) }),
  }),
};
