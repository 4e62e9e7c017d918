import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { image, productCard, productId, variationId, variationPrice } from '../catalog/catalog.schemas.ts';
import { cents, currencyCode } from '../values/money.schemas.ts';
import { maxViewed } from './viewed.ts';

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

/** The product and what is most often bought with it, each as the variation to add, and their total price. */
const bundle = z.object({
  /** The product's own variation first. */
  items: z.array(crossSellVariation),
  currency: currencyCode,
  /** The sum of the items' prices, cents. */
  total: cents,
});
export type Bundle = z.infer<typeof bundle>;

export const recommendationDeclarations = {
  getRecommendations: {
    name: 'recommendations.getRecommendations',
    summary: 'List similar products',
    description: 'Empty if there are none or the ID is missing or malformed (spec §7.6).',
    query: z.object({ productId: productId.optional().catch(undefined) }),
    response: z.object({ products: z.array(productCard) }),
    whileImpersonating: 'allowed',
  },
  getRows: {
    name: 'recommendations.getRows',
    summary: 'List products bought together and for the same room',
    description: 'Without similar products. Empty rows are omitted.',
    query: z.object({ productId }),
    response: z.object({ rows: z.array(z.object({ kind: rowKind, products: z.array(productCard) })) }),
    whileImpersonating: 'allowed',
  },
  getBundle: {
    name: 'recommendations.getBundle',
    summary: 'Get a bundle',
    description: 'A variation, up to two products most often bought with it, and their total price. Null if it cannot be bought.',
    query: z.object({ productId, variationId }),
    response: z.object({ bundle: bundle.nullable() }),
    whileImpersonating: 'allowed',
  },
  getViewed: {
    name: 'recommendations.getViewed',
    summary: 'Get cards of recently viewed products',
    description: 'In the order requested. Products that are no longer available are omitted.',
    body: z.object({ ids: z.array(productId).max(maxViewed) }),
    response: z.object({ products: z.array(productCard) }),
    whileImpersonating: 'allowed',
  },
  crossSell: {
    name: 'recommendations.crossSell',
    summary: 'List cross-sells for a cart item',
    description: 'Empty if the item is out of stock. Products already in the visitor’s cart are omitted (spec §4, §7.3).',
    body: z.object({ productId, variationId }),
    response: z.object({ ok: z.literal(true), variations: z.array(crossSellVariation) }),
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
