import { z } from 'zod';
import { image, productCard, productId, variationId, variationPrice } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { mostViewed } from './viewed.ts';

const rowKind = z.enum(['bought-together', 'complete-the-room']);
export type RecommendationKind = z.infer<typeof rowKind>;

/** A variation offered beside what is in the cart, ready to be added. */
const crossSellVariation = z.object({
  variationId: z.int(),
  productId: z.int(),
  name: z.string(),
  slug: z.string(),
  departmentSlug: z.string(),
  options: z.record(z.string(), z.string()),
  image: image.nullable(),
  price: variationPrice,
});
export type CrossSellVariation = z.infer<typeof crossSellVariation>;

/** None of these ever fails because of what it could not find: an empty list is an answer (spec §7.6). */
export const recommendationEndpoints = {
  getRecommendations: endpoint({
    name: 'recommendations.getRecommendations',
    summary: 'Products like this one; an empty list when nothing can be recommended (spec §7.6)',
    method: 'GET',
    path: '/api/recommendations',
    query: z.object({ productId }),
    response: z.object({ products: z.array(productCard) }),
  }),
  getRows: endpoint({
    name: 'recommendations.getRows',
    summary: 'What was bought together with a product and what completes its room, without what is similar; empty rows are left out',
    method: 'GET',
    path: '/api/recommendations/rows',
    query: z.object({ productId }),
    response: z.object({ rows: z.array(z.object({ kind: rowKind, products: z.array(productCard) })) }),
  }),
  getViewed: endpoint({
    name: 'recommendations.getViewed',
    summary: 'Cards of products this device has seen, in the order given; what cannot be bought any more is left out',
    method: 'POST',
    path: '/api/recommendations/viewed',
    body: z.object({ ids: z.array(productId).max(mostViewed) }),
    response: z.object({ products: z.array(productCard) }),
  }),
  crossSell: endpoint({
    name: 'recommendations.crossSell',
    summary: 'What goes with an item of the cart: none when it is out of stock, none that are in the visitor’s cart (spec §4, §7.3)',
    method: 'POST',
    path: '/api/cross-sell',
    body: z.object({ productId, variationId }),
    response: z.object({ ok: z.literal(true), variations: z.array(crossSellVariation) }),
  }),
};
