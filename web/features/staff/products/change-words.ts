import type { ProductChange } from '../../../../contract/merchandising/products.ts';
import { own } from '../../../../contract/values/own.ts';
import { isRecord } from '../../../../contract/values/record.ts';
import { shopMomentOf } from '../../../ui/browser/shop-clock.ts';
import { formatMoney } from '../../../ui/money.ts';
import { typedPounds } from './pounds.ts';
import { referenceTypes } from './to-edit.ts';
import { type BrandNames, deliveryWords, soldAtText } from './words.ts';

const names = new Map([
  ['name', 'Name'],
  ['brand', 'Brand'],
  ['category', 'Category'],
  ['alsoIn', 'Also in'],
  ['description', 'Description'],
  ['seoTitle', 'Title for search engines'],
  ['seoDescription', 'Description for search engines'],
  ['highlights', 'Highlights'],
  ['specifications', 'Specifications'],
  ['options', 'Options'],
  ['tags', 'Tags'],
  ['published', 'Published'],
  ['introducedOn', 'Introduced on'],
  ['returnable', 'Returnable'],
  ['discontinued', 'Discontinued'],
  ['replacedBy', 'Replaced by'],
  ['soldAt', 'Sold at'],
  ['related', 'Related products'],
  ['video', 'Video'],
  ['gtin', 'Barcode (GTIN)'],
  ['price', 'Price'],
  ['reference', 'Compare-at price'],
  ['weightGrams', 'Weight (lb)'],
  ['deliveryClass', 'Delivery'],
  ['restriction', 'Why it can’t be ordered'],
  ['leadTimeDays', 'Lead time in business days'],
  ['madeToOrder', 'Made to order'],
  ['stock', 'Stock'],
  ['planned.published', 'Publishes'],
  ['planned.draft', 'Is unpublished'],
  ['planned.retired', 'Is retired'],
  ['pictures', 'Pictures'],
  ['model', '3D model'],
  ['reviews', 'Reviews'],
  ['variation', 'Variation'],
]);

/** A field of a product as the console calls it; a column of a file keeps its own name. */
export const fieldName = (field: string): string => names.get(field) ?? field;

/** `OAK-1 Price: $10.00 → $12.00`. */
export function changeWords({ field, sku, before, after }: ProductChange, brands: BrandNames): string {
  const [was, is] = [before, after].map((value) => shortWords(valueWords(field, value, brands)));
  return `${sku ? `${sku} ` : ''}${fieldName(field)}: ${was} → ${is}`;
}

/** A field's value in words; empty without one. Without names of brands they are called by their keys, as in a file. */
export function valueWords(field: string, value: unknown, brands: BrandNames = []): string {
  if (field === 'deliveryClass') return own(deliveryWords, String(value)) ?? 'Automatic';
  if (value === null || value === undefined || value === '') return '';
  if (field === 'price' && typeof value === 'number') return formatMoney(value, { currency: 'USD' });
  if (field === 'weightGrams' && typeof value === 'number') return typedPounds(value);
  if (field.startsWith('planned.')) return shopMomentOf(String(value));
  if (field === 'reference' && isRecord(value)) return referenceWords(value);
  if (field === 'soldAt' && isRecord(value)) return soldAtText(value, brands);
  if (field === 'video' && isRecord(value)) return `${value.title} (${value.url})`;
  if (field === 'pictures' && Array.isArray(value)) return value.map(pictureWords).join(', ');
  if (field === 'description' && typeof value === 'string')
    return value
      .replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? objectWords(value) : String(value);
}

const shortWords = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text || 'none');

/** `Was $329.00 until Dec 1, 2026, 12:00 AM EST: Charged since May.` */
function referenceWords({ type, amount, evidence, endsAt }: Readonly<Record<string, unknown>>): string {
  const label = referenceTypes.find(({ value }) => value === type)?.label ?? String(type);
  const until = typeof endsAt === 'string' ? ` until ${shopMomentOf(endsAt)}` : '';
  return `${label} ${formatMoney(Number(amount), { currency: 'USD' })}${until}: ${evidence}`;
}

/** `From the front (OAK-1; subject at 20% 75%)`. */
function pictureWords(picture: unknown): string {
  if (!isRecord(picture)) return String(picture);
  const { alt, src, skus, focus } = picture;
  const more = [
    ...(Array.isArray(skus) && skus.length > 0 ? [skus.join(' ')] : []),
    ...(isRecord(focus) ? [`subject at ${focus.x}% ${focus.y}%`] : []),
  ];
  return `${alt || src}${more.length > 0 ? ` (${more.join('; ')})` : ''}`;
}

/** `central 4, east 2`; of a list of options or specifications `Color: White, Black`. */
function objectWords(value: object): string {
  if (Array.isArray(value)) return value.map(partWords).join(', ');
  return Object.entries(value)
    .filter(([, one]) => one !== null)
    .map(([name, one]) => `${name} ${partWords(one)}`)
    .join(', ');
}

function partWords(part: unknown): string {
  if (!isRecord(part)) return Array.isArray(part) ? objectWords(part) : String(part);
  const { name, label, value, values } = part;
  if (Array.isArray(values)) return `${name ?? label}: ${objectWords(values)}`;
  return value === undefined ? objectWords(part) : String(value);
}
