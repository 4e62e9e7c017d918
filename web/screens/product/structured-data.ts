import type { Product, Variation } from '../../../contract/catalog/catalog.ts';
import { specificationsFor } from '../../../contract/catalog/specifications.ts';
import type { DeliveryEstimate, PlaceRates } from '../../../contract/delivery/delivery.ts';
import { attributeOf, productGroupId, variantAttributes } from '../../../contract/feeds/merchant.ts';
import { dimensionsOf } from '../../../contract/values/dimensions.ts';
import { plainText } from '../../../contract/values/plain-text.ts';
import { shopDay } from '../../../contract/values/shop-days.ts';
import { product as productLink } from '../../routes.ts';
import type { StandardShipping } from '../../shell/free-shipping.ts';
import { canBeBought } from './buy-box/selection.ts';

const dollars = (cents: number): string => (cents / 100).toFixed(2);
const absolute = (origin: string, path: string): string => new URL(path, origin).href;

/** An offer's delivery: its cost, also in the brand's own zones and in remote states, and, for the variation whose dates the page shows, its duration. */
export interface DeliveryTerms extends StandardShipping {
  readonly zones: readonly PlaceRates[];
  readonly estimate: DeliveryEstimate | null;
}

/**
 * schema.org data of a product as the page shows it: a group with variants where there are several (checklist G2), followed by what their offers
 * share, by id.
 */
export function productGroup(origin: string, product: Product, shipping: DeliveryTerms): object[] {
  const [first, ...more] = product.variations;
  const common = {
    '@context': 'https://schema.org',
    name: product.name,
    url: absolute(origin, productLink(product)),
    description: plainText(product.details.description),
    ...(product.images.length > 0 && { image: product.images.slice(0, 5).map((image) => absolute(origin, image.url)) }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating.average, reviewCount: product.rating.count },
    }),
  };
  if (first && more.length === 0) {
    const measures = Object.fromEntries(measuresOf(product, first));
    const offers = offer(origin, product, first, shipping);
    const shippingDetails = single(offers.shippingDetails);
    return [{ ...common, '@type': 'Product', ...numbersOf(first), ...measures, offers: { ...offers, shippingDetails } }];
  }
  const terms = new SharedTerms();
  const measures = product.variations.map((variation) => measuresOf(product, variation));
  const isShared = ([name, measure]: readonly [string, string]) => measures.every((one) => one.get(name) === measure);
  const group = {
    ...common,
    '@type': 'ProductGroup',
    productGroupID: productGroupId(product),
    // What all have in common is stated once.
    ...Object.fromEntries([...(measures[0] ?? [])].filter(isShared)),
    variesBy: [...new Set(product.options.map(({ name }) => `https://schema.org/${attributeOf(name)}`))],
    hasVariant: product.variations.map((variation, at) => ({
      '@type': 'Product',
      name: `${product.name}, ${Object.values(variation.options).join(', ')}`,
      ...numbersOf(variation),
      ...imageOf(origin, variation.imageUrl ?? product.images[0]?.url),
      ...Object.fromEntries(variantAttributes(variation.options)),
      ...Object.fromEntries([...(measures[at] ?? [])].filter((measure) => !isShared(measure))),
      offers: terms.sharedBy(offer(origin, product, variation, shipping)),
    })),
  };
  return [group, ...terms.nodes.values()];
}

/** The numbers by which shops and scanners know a variation. */
const numbersOf = ({ fullSku, gtin }: Variation) => ({ sku: fullSku, ...(gtin && { gtin }) });

/** A variation's sides and weight: its own, else the product's. */
function measuresOf({ specifications }: Product, variation: Variation): Map<string, string> {
  const rows = specificationsFor(specifications, variation.specifications);
  const line = (name: string) => rows.find(({ label }) => label === name)?.values[0];
  const sides = Object.entries(dimensionsOf(line('Dimensions') ?? ''));
  const measures = new Map(sides.flatMap(([side, inches]): [string, string][] => (inches === null ? [] : [[side, `${inches} in`]])));
  const weight = line('Weight');
  return weight ? measures.set('weight', weight) : measures;
}

/** Return policy and delivery are equal for most variants and longer than the rest of an offer, so each is stated once. */
class SharedTerms {
  /** By serialized text. */
  readonly nodes = new Map<string, object & { '@id': string }>();

  sharedBy(offer: Offer): object {
    const { hasMerchantReturnPolicy, shippingDetails } = offer;
    return {
      ...offer,
      hasMerchantReturnPolicy: this.#reference('returns', hasMerchantReturnPolicy),
      shippingDetails: single(shippingDetails.map((details) => this.#reference('delivery', details))),
    };
  }

  #reference(name: string, node: object): { '@id': string } {
    const text = JSON.stringify(node);
    const known = this.nodes.get(text) ?? { '@context': 'https://schema.org', '@id': `#${name}-${this.nodes.size + 1}`, ...node };
    this.nodes.set(text, known);
    return { '@id': known['@id'] };
  }
}

type Offer = ReturnType<typeof offer>;

const single = <T>(some: readonly T[]): T | readonly T[] => (some.length === 1 && some[0] ? some[0] : some);

const imageOf = (origin: string, url: string | undefined) => url && { image: absolute(origin, url) };

function offer(origin: string, product: Product, variation: Variation, shipping: DeliveryTerms) {
  return {
    '@type': 'Offer',
    url: absolute(origin, productLink(product, variation)),
    price: dollars(variation.price.amount),
    priceCurrency: variation.price.currency,
    // Short prefixes: a third of the bytes of full vocabulary terms.
    availability: canBeBought(variation) ? 'InStock' : 'OutOfStock',
    itemCondition: 'NewCondition',
    ...(variation.price.saleEndsAt && { priceValidUntil: lastDayBefore(variation.price.saleEndsAt) }),
    hasMerchantReturnPolicy: returnPolicy(product),
    shippingDetails: shippingDetails(variation, shipping),
  };
}

/** The last day, in the shop, before a moment: a sale until midnight ends on the day before. */
const lastDayBefore = (moment: string): string => shopDay(new Date(Date.parse(moment) - 1));

/** The return policy of the buy box (spec §9; some kinds none). */
function returnPolicy({ returnable, returns: { days, paidBy } }: Product): object {
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: 'US' };
  if (!returnable) return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: `https://schema.org/${paidBy === 'shop' ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
  };
}

/** The cost of standard shipping for one unit within the US (rulings: Money), then in own zones and remote states there. */
function shippingDetails(variation: Variation, terms: DeliveryTerms): object[] {
  const { variationId, price } = variation;
  const { freeFrom, flatRate, estimate, zones } = terms;
  const rateOf = (cents: number) => ({ '@type': 'MonetaryAmount', value: dollars(cents), currency: price.currency });
  const us = { '@type': 'DefinedRegion', addressCountry: 'US' };
  const isShown = estimate?.variationId === variationId;
  const nationwide = {
    '@type': 'OfferShippingDetails',
    shippingRate: rateOf(price.amount >= freeFrom ? 0 : flatRate),
    shippingDestination: us,
    ...(isShown && deliveryTime(estimate)),
  };
  const inUs = zones.filter(({ states, zipCodes }) => states.length + zipCodes.length > 0);
  const own = inUs.map(({ states, zipCodes, methods }) => {
    const method = methods.find(({ code }) => code === (variation.isLarge ? 'FRNTDOOR' : 'GROUND')) ?? methods[0];
    return {
      '@type': 'OfferShippingDetails',
      ...(method
        ? { shippingRate: rateOf(method.freeOver !== null && price.amount > method.freeOver ? 0 : method.price) }
        : { doesNotShip: true }),
      shippingDestination: {
        ...us,
        ...(states.length > 0 && { addressRegion: states }),
        ...(zipCodes.length > 0 && { postalCodePrefix: zipCodes }),
      },
    };
  });
  return [nationwide, ...own];
}

const days = (minValue: number, maxValue: number) => ({ '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' });

/**
 * The page's dates as business days: handling (the same day or, after the dispatch hour, the next) and transit. Left out for estimates in weeks and
 * unavailable items.
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
