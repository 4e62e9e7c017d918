import type { Product, Variation } from '../../../contract/catalog.ts';
import type { DeliveryEstimate } from '../../../contract/delivery.ts';
import { productGroupId } from '../../../contract/merchant.ts';
import { plainText } from '../../../contract/plain-text.ts';
import { product as productLink } from '../../routes.ts';
import type { StandardShipping } from '../../shell/free-shipping.ts';
import { canBeBought } from './selection.ts';

const dollars = (cents: number): string => (cents / 100).toFixed(2);
const absolute = (origin: string, path: string): string => new URL(path, origin).href;

/** What an offer says of its delivery: what it costs, and for the variation whose dates the page shows, how long it takes. */
export interface DeliveryTerms extends StandardShipping {
  readonly estimate: DeliveryEstimate | null;
}

/** schema.org of a product as the page shows it: a group with its variants where there are several (checklist G2). */
export function productGroup(origin: string, product: Product, shipping: DeliveryTerms): object {
  const [first, ...more] = product.variations;
  const common = {
    '@context': 'https://schema.org',
    name: product.name,
    url: absolute(origin, productLink(product)),
    description: plainText(product.details.description),
    image: product.images.slice(0, 5).map((image) => absolute(origin, image.url)),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating.average, reviewCount: product.rating.count },
    }),
  };
  if (first && more.length === 0) {
    return { ...common, '@type': 'Product', sku: first.fullSku, offers: offer(origin, product, first, shipping) };
  }
  return {
    ...common,
    '@type': 'ProductGroup',
    productGroupID: productGroupId(product),
    variesBy: product.options.map((option) => schemaProperty(option.name)),
    hasVariant: product.variations.map((variation) => ({
      '@type': 'Product',
      name: `${product.name}, ${Object.values(variation.options).join(', ')}`,
      sku: variation.fullSku,
      image: absolute(origin, variation.imageUrl ?? product.images[0]?.url ?? '/'),
      ...Object.fromEntries(
        Object.entries(variation.options)
          .filter(([name]) => name === 'Color' || name === 'Size')
          .map(([name, value]) => [name.toLowerCase(), value]),
      ),
      offers: offer(origin, product, variation, shipping),
    })),
  };
}

function offer(origin: string, product: Product, variation: Variation, shipping: DeliveryTerms): object {
  return {
    '@type': 'Offer',
    url: absolute(origin, productLink(product, variation)),
    price: dollars(variation.price.amount),
    priceCurrency: variation.price.currency,
    availability: `https://schema.org/${canBeBought(variation) ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(variation.price.saleEndsAt && { priceValidUntil: variation.price.saleEndsAt.slice(0, 10) }),
    hasMerchantReturnPolicy: returnPolicy(product),
    shippingDetails: shippingDetails(variation, shipping),
  };
}

/** The return rule by the buy box (spec §9: 30 days; some kinds not at all). */
function returnPolicy({ returnable }: Product): object {
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: 'US' };
  if (!returnable) return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 30,
    returnMethod: 'https://schema.org/ReturnByMail',
  };
}

/** What standard shipping of one unit costs within the US (rulings: Money). */
function shippingDetails({ variationId, price: { amount, currency } }: Variation, { freeFrom, flatRate, estimate }: DeliveryTerms): object {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: amount >= freeFrom ? '0.00' : dollars(flatRate), currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
    ...(estimate?.variationId === variationId && deliveryTime(estimate)),
  };
}

const days = (minValue: number, maxValue: number) => ({ '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' });

/**
 * The dates beside the price as business days: until it leaves the warehouse (that day or, after its cut-off, the next), and on the way. What is
 * counted in weeks is left out, as is what cannot be had.
 */
function deliveryTime({ arrival, leadTimeDays }: DeliveryEstimate): object {
  if (arrival?.unit !== 'BUSINESS_DAYS') return {};
  const { fewest, most } = arrival;
  return {
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(leadTimeDays, leadTimeDays + 1),
      transitTime: days(Math.max(1, fewest - leadTimeDays - 1), Math.max(1, most - leadTimeDays)),
    },
  };
}

function schemaProperty(option: string): string {
  if (option === 'Color' || option === 'Size') return `https://schema.org/${option.toLowerCase()}`;
  return option;
}
