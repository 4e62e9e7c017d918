import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { image, productCard, productId, variationId, variationPrice } from './catalog.schemas.ts';
import { mostViewed } from './viewed.ts';

const rowKind = z.enum(['bought-together', 'complete-the-room']);
export type RecommendationKind = z.infer<typeof rowKind>;

/** A variation suggested beside the cart, ready to add. */
export const crossSellVariation = z.object({
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

export const recommendationDeclarations = {
  getRecommendations: {
    name: 'recommendations.getRecommendations',
    summary: 'Products like this one; an empty list when nothing can be recommended (spec §7.6)',
    query: z.object({ productId }),
    response: z.object({ products: z.array(productCard) }),
    whileImpersonating: 'allowed',
  },
  getRows: {
    name: 'recommendations.getRows',
    summary: 'What was bought together with a product and what completes its room, without what is similar; empty rows are left out',
    query: z.object({ productId }),
    response: z.object({ rows: z.array(z.object({ kind: rowKind, products: z.array(productCard) })) }),
    whileImpersonating: 'allowed',
  },
  getViewed: {
    name: 'recommendations.getViewed',
    summary: 'Cards of products this device has seen, in the order given; what cannot be bought any more is left out',
    body: z.object({ ids: z.array(productId).max(mostViewed) }),
    response: z.object({ products: z.array(productCard) }),
    whileImpersonating: 'allowed',
  },
  crossSell: {
    name: 'recommendations.crossSell',
    summary: 'What goes with an item of the cart: none when it is out of stock, none that are in the visitor’s cart (spec §4, §7.3)',
    body: z.object({ productId, variationId }),
    response: z.object({ ok: z.literal(true), variations: z.array(crossSellVariation) }),
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
