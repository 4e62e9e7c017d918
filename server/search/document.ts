import type { SearchableProduct } from '../catalog/index.ts';
import { facetsOf, furtherMeasuresOf, measuresOf } from './facets/derive.ts';
import type { Content, State } from './index/content.ts';

/** A product's row in the read table. */
export interface SearchDocument extends State {
  productId: number;
  content: Content;
  discount: number;
}

/** Characters of a description that are indexed. */
const maxDescriptionLength = 2000;

/** The document of a product; `fast` says whether any of its variations ships fast. */
export function documentOf(product: SearchableProduct, fast: boolean): SearchDocument {
  const { referenceCents, priceCents } = product;
  const onSale = referenceCents !== null && referenceCents > priceCents;
  return {
    productId: product.productId,
    content: contentOf(product),
    categoryIds: product.categoryIds,
    priceCents,
    onSale,
    discount: onSale ? Math.round(((referenceCents - priceCents) / referenceCents) * 1000) : 0,
    rating: product.ratingAverage ?? 0,
    popularity: product.popularity,
    introducedOn: product.introducedOn,
    inStock: product.inStock,
    soldBy: product.soldBy,
    fast,
  };
}

function contentOf(product: SearchableProduct): Content {
  const facets = facetsOf(product);
  const furtherMeasures = furtherMeasuresOf(product);
  // Index the colour family too: shoppers search for "green", the product says "Forest".
  const colors = facets.flatMap(([key, , label]) => (key === 'color' ? [label] : []));
  return {
    name: product.name,
    kind: product.kind,
    categories: product.categoryNames.filter((name) => name !== product.kind),
    brand: product.brand ?? '',
    options: [...new Set([...product.optionValues, ...colors])],
    tags: product.tags,
    details: [...product.specifications.flatMap(({ values }) => values), ...product.highlights],
    description: withoutTags(product.description).slice(0, maxDescriptionLength),
    skus: [...new Set(product.skus.flatMap(skuWithStems))],
    facets,
    ...measuresOf(product),
    ...(furtherMeasures.length > 0 && { furtherMeasures }),
  };
}

/** A SKU and the prefixes people read off a label: two or more of its parts, with a digit among them. */
export function skuWithStems(sku: string): string[] {
  const parts = sku.toLowerCase().split('-');
  const stems = parts.map((_, i) => parts.slice(0, i + 1).join('-')).filter((stem, i) => i > 0 && /\d/.test(stem));
  return [...new Set([sku.toLowerCase(), ...stems])];
}

function withoutTags(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ').replace(/&[a-z#0-9]+;/gi, ' ');
}
