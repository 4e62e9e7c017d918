import { keysOf } from '../../../../contract/values/keys.ts';
import { own } from '../../../../contract/values/own.ts';
import { isRecord } from '../../../../contract/values/record.ts';
import { type PictureForm, type ProductForm, type VariationForm, variationLabel } from './product-form.ts';
import { showsWords } from './shows.ts';
import { referenceTypes } from './to-edit.ts';
import { type BrandNames, soldAtText } from './words.ts';

/** A field whose value differs between form and shop. */
export interface Difference {
  readonly field: string;
  readonly yours: string;
  readonly saved: string;
}

const names = {
  name: 'Name',
  brand: 'Brand',
  description: 'Description',
  seoTitle: 'Page title',
  seoDescription: 'Page description',
  highlights: 'Highlights',
  specifications: 'Specifications',
  tags: 'Tags',
  category: 'Category',
  alsoIn: 'Also in',
  returnable: 'Returnable',
  options: 'Options',
  model: '3D model',
} as const satisfies Partial<Record<keyof ProductForm, string>>;

const variationNames = {
  gtin: 'barcode',
  price: 'price',
  reference: 'compare-at price',
  evidence: 'source of the compare-at price',
  endsAt: 'end of sale',
  pounds: 'weight',
  delivery: 'delivery',
  specifications: 'measures and differing specifications',
  leadTime: 'lead time',
  madeToOrder: 'made to order',
  restriction: 'reason it can’t be ordered',
  stock: 'stock',
} as const;

const told = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(told).join(', ');
  return Object.values(Object(value)).map(told).join(' · ');
};

const pictureWords = ({ src, alt, shows, focus, view }: PictureForm): string =>
  [alt || src, showsWords(shows), focus && `subject at ${focus}`, own(viewWords, view)].filter(Boolean).join(' · ');
const viewWords: Readonly<Record<string, string>> = { scale: 'with its measures', room: 'in a room' };

const filmWords = ({ video: { url, title, poster } }: ProductForm): string =>
  url && [`${title} (${url})`, poster && `poster ${poster}`].filter(Boolean).join(' · ');

/** Of a price to compare with; empty without one. */
const referenceType = ({ reference, referenceType: type }: VariationForm): string =>
  reference === '' ? '' : (referenceTypes.find(({ value }) => value === type)?.label ?? type);

/** What a form would change, field by field. */
export function differences(yours: ProductForm, saved: ProductForm, brands: BrandNames): Difference[] {
  const found: Difference[] = [];
  const compare = (field: string, mine: unknown, theirs: unknown) => {
    if (JSON.stringify(mine) !== JSON.stringify(theirs)) found.push({ field, yours: told(mine), saved: told(theirs) });
  };
  for (const key of keysOf(names)) compare(names[key], yours[key], saved[key]);
  compare('Sold at', soldAtText(yours.soldAt, brands), soldAtText(saved.soldAt, brands));
  compare('Pictures', yours.pictures.map(pictureWords), saved.pictures.map(pictureWords));
  compare('Video', filmWords(yours), filmWords(saved));
  const related = (form: ProductForm) => form.related.map(({ name }) => name);
  compare('Related products', related(yours), related(saved));
  for (const theirs of saved.variations) {
    const mine = yours.variations.find(({ sku }) => sku === theirs.sku);
    const label = variationLabel(theirs) || theirs.sku;
    if (!mine || mine.isGone) {
      found.push({ field: label, yours: 'Removed', saved: 'For sale' });
      continue;
    }
    for (const key of keysOf(variationNames)) compare(`${label}: ${variationNames[key]}`, mine[key], theirs[key]);
    compare(`${label}: kind of compare-at price`, referenceType(mine), referenceType(theirs));
  }
  for (const mine of yours.variations.filter((one) => isRemoved(one, saved) && !one.isGone)) {
    found.push({ field: variationLabel(mine) || mine.sku, yours: 'For sale', saved: 'Removed' });
  }
  return found;
}

const isRemoved = (mine: VariationForm, saved: ProductForm): boolean =>
  mine.isKnown && !saved.variations.some(({ sku }) => sku === mine.sku);

/**
 * A form rebased on the saved product. Fields unchanged since `base`, the form as it was opened, take the saved value; so do stock, new variations and
 * removed ones.
 */
export function onTopOf(base: ProductForm, yours: ProductForm, saved: ProductForm): ProductForm {
  const known = yours.variations.map((mine) => {
    const theirs = saved.variations.find(({ sku }) => mine.isKnown && sku === mine.sku);
    if (!theirs) return isRemoved(mine, saved) ? { ...mine, isGone: true } : mine;
    const before = base.variations.find(({ sku }) => sku === mine.sku) ?? theirs;
    const untouched = Object.entries(mine.stock).flatMap(([code, units]) =>
      units === own(mine.seen, code) ? [[code, own(theirs.seen, code) ?? units]] : [],
    );
    const { isGone } = mine;
    return { ...merged(before, mine, theirs), isGone, seen: theirs.seen, stock: { ...mine.stock, ...Object.fromEntries(untouched) } };
  });
  const added = saved.variations.filter(({ sku }) => !yours.variations.some((mine) => mine.sku === sku));
  const { stockReason, stockNote } = yours;
  return { ...merged(base, yours, saved), stockReason, stockNote, variations: [...known, ...added] };
}

/** With their value wherever ours is that of the base. */
function merged<T extends object>(base: T, ours: T, theirs: T): T {
  const untouched = keysOf(theirs).filter((key) => inOrder(ours[key]) === inOrder(base[key]));
  return { ...ours, ...Object.fromEntries(untouched.map((key) => [key, theirs[key]])) };
}

/** A value's text, whatever the order of its fields. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, field: unknown) => (isRecord(field) ? Object.fromEntries(Object.entries(field).sort()) : field));

/** Differences of a form on top of what is saved, in fields that changed since it was opened too; all of them where `base`, the form as it was opened, is unknown. */
export function conflictsOf(base: ProductForm | null, rebased: ProductForm, saved: ProductForm, brands: BrandNames): Difference[] {
  const ours = differences(rebased, saved, brands);
  const theirs = base && differences(base, saved, brands);
  if (!theirs) return ours;
  return ours.filter(({ field }) => theirs.some((changed) => changed.field === field || changed.field.startsWith(`${field}: `)));
}
