import type { Variation, VariationPrice } from '../../contract/catalog/catalog.ts';
import { specificationsFor } from '../../contract/catalog/specifications.ts';
import { offerId, productGroupId, variantAttributes } from '../../contract/feeds/merchant.ts';
import { product as productLink } from '../../contract/urls/shop.ts';
import { dimensionsOf } from '../../contract/values/dimensions.ts';
import { pictureAt } from '../../contract/values/pictures.ts';
import { plainText } from '../../contract/values/plain-text.ts';
import type { PublishedOffer } from '../catalog/index.ts';
import { type Destination, remoteStates, type Shipment, type ShippingRates, shippingPrice, wholeStates } from '../delivery/index.ts';
import { xmlText } from './xml.ts';

/** The brand of the feed. */
export interface Shopfront {
  readonly brand: string;
  /** What the brand is called at a moment. */
  name(now: Date): Promise<string>;
  readonly description: string;
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
  /** The delivery rates of a moment. */
  rates(now: Date): Promise<ShippingRates>;
}

/** Pixel width of the linked pictures. */
const pictureWidth = 1200;
const maxFurtherPictures = 10;
/** Google's maximum lengths. */
const longest = { title: 150, description: 5000, attribute: 100 };

/** What holds for all items: the moment of the feed, the delivery rates, and the lowercase names of the shop's brands. */
interface Terms {
  readonly now: Date;
  readonly ownBrands: ReadonlySet<string>;
  readonly rates: ShippingRates;
}

/** A product's items: one for each sold variation. Leaves out variations without a picture, which Google rejects, and restricted ones. */
export function feedItems(shop: Shopfront, product: PublishedOffer, terms: Terms): string[] {
  const sold = product.variations.filter(({ availability }) => availability === 'SELLABLE' || availability === 'OUT_OF_STOCK');
  return sold.flatMap((variation) => {
    const pictures = picturesOf(product, variation);
    return pictures.length === 0 ? [] : [itemOf(shop, product, variation, pictures, terms)];
  });
}

function itemOf(
  shop: Shopfront,
  product: PublishedOffer,
  variation: Variation,
  pictures: readonly string[],
  { now, rates, ownBrands }: Terms,
): string {
  const absolute = (path: string) => new URL(path, shop.origin).href;
  const [first, ...further] = pictures.map((url) => absolute(pictureAt(url, pictureWidth)));
  const { price, salePrice } = pricesOf(variation.price);
  const isOwn = ownBrands.has(product.brand?.toLowerCase() ?? '');
  const fields: [string, string | null | undefined][] = [
    ['id', offerId(variation)],
    ['item_group_id', product.variations.length > 1 ? productGroupId(product) : null],
    ['title', [product.name, ...Object.values(variation.options)].join(', ').slice(0, longest.title)],
    ['description', plainText(product.details.description).slice(0, longest.description) || product.name],
    ['link', absolute(productLink(product, { variationId: product.variations.length > 1 ? variation.variationId : undefined }))],
    ['image_link', first],
    ...further.slice(0, maxFurtherPictures).map((url): [string, string] => ['additional_image_link', url]),
    ['availability', variation.availability === 'SELLABLE' ? 'in_stock' : 'out_of_stock'],
    ['price', price],
    ['sale_price', salePrice],
    ['sale_price_effective_date', saleOf(variation.price, now)],
    ['condition', 'new'],
    ['brand', product.brand],
    ['gtin', variation.gtin],
    // What the shop makes itself is numbered by itself; others' part numbers are not its SKUs.
    ['mpn', isOwn ? variation.fullSku : null],
    ['identifier_exists', variation.gtin || product.brand ? null : 'no'],
    ['product_type', product.breadcrumbs.map(({ label }) => label).join(' > ')],
    ...[...variantAttributes(variation.options)].map(([name, value]): [string, string] => [name, value.slice(0, longest.attribute)]),
    ...measuresOf(product, variation),
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`<g:${name}>${xmlText(value)}</g:${name}>`] : []));
  const shipment = { merchandise: variation.price.amount, heavy: variation.isLarge ?? false };
  return `<item>\n${[...lines, ...shippingOf(shipment, rates)].join('\n')}\n</item>\n`;
}

/** A variation's own measures and weight, else the product's. */
function measuresOf({ specifications }: PublishedOffer, variation: Variation): [string, string | null][] {
  const rows = specificationsFor(specifications, variation.specifications);
  const line = (pattern: RegExp) => rows.find(({ label }) => pattern.test(label))?.values.join(' ') ?? '';
  const { width, depth, height } = dimensionsOf(line(/^(overall )?dimensions/i));
  const inches = (value: number | null) => (value === null ? null : `${value} in`);
  return [
    ['product_width', inches(width)],
    ['product_length', inches(depth)],
    ['product_height', inches(height)],
    ['product_weight', /^[\d.]+ lb\b/.exec(line(/^weight$/i))?.[0] ?? null],
  ];
}

/** A variation's pictures: its own first, then those of the whole product. */
function picturesOf(product: PublishedOffer, variation: Variation): string[] {
  const shown = product.images.filter(({ variationIds }) => variationIds.length === 0 || variationIds.includes(variation.variationId));
  return [...new Set([variation.imageUrl, ...shown.map(({ url }) => url)])].filter((url) => url !== null);
}

function pricesOf({ basePrice, salePrice, currency }: VariationPrice): { price: string; salePrice: string | null } {
  const money = (cents: number) => `${(cents / 100).toFixed(2)} ${currency}`;
  return { price: money(basePrice), salePrice: salePrice === null ? null : money(salePrice) };
}

/** From now until the sale's end, so that no copy of the feed outlives it; null without an end to come. */
function saleOf({ saleEndsAt }: VariationPrice, now: Date): string | null {
  const seconds = (moment: Date) => moment.toISOString().replace(/\.\d+/, '');
  return saleEndsAt && Date.parse(saleEndsAt) > now.getTime() ? `${seconds(now)}/${seconds(new Date(saleEndsAt))}` : null;
}

/** Google's most for one item. */
const maxShippings = 100;

/** Standard delivery prices for a single unit: within the contiguous states, in those beyond, and in the brand's own zones. */
function shippingOf(shipment: Shipment, { zones, ...figures }: ShippingRates): string[] {
  const line = (place: string, to: Destination) => {
    const price = shippingPrice(shipment, { countryCode: 'US', ...to }, { zones, ...figures });
    return `<g:shipping><g:country>US</g:country>${place}<g:service>Standard</g:service><g:price>${(price / 100).toFixed(2)} USD</g:price></g:shipping>`;
  };
  const states = (codes: readonly string[]) => codes.map((code) => line(`<g:region>${code}</g:region>`, { stateRegion: code }));
  const own = zones.flatMap((zone) =>
    zone.rates === null
      ? []
      : [
          ...states(wholeStates(zone)),
          ...zone.postalCodes
            .filter((code) => /^\d/.test(code))
            .map((code) => line(`<g:postal_code>${code.length < 5 ? `${code}*` : code}</g:postal_code>`, { postalCode: code })),
        ],
  );
  return [line('', {}), ...states(remoteStates(zones)), ...own].slice(0, maxShippings);
}
