import { keysOf } from '../../../../contract/values/keys.ts';
import { own } from '../../../../contract/values/own.ts';
import { type ProductForm, variationLabel } from './product-form.ts';
import { showsWords } from './shows.ts';
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
  highlights: 'Highlights',
  specifications: 'Specifications',
  tags: 'Tags',
  category: 'Category',
  alsoIn: 'Also in',
  returnable: 'Returnable',
  options: 'Options',
  model: '3-D model',
} as const satisfies Partial<Record<keyof ProductForm, string>>;

const variationNames = {
  price: 'price',
  reference: 'compare-at price',
  evidence: 'source of the compare-at price',
  endsAt: 'end of sale',
  weight: 'weight',
  delivery: 'delivery',
  specifications: 'measures and differing specifications',
  leadTime: 'lead time',
  restriction: 'reason it can’t be ordered',
  stock: 'stock',
} as const;

const told = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(told).join(', ');
  return Object.values(Object(value)).map(told).join(' · ');
};

/** What a form would change of what is saved now, field by field. */
export function differences(yours: ProductForm, saved: ProductForm, brands: BrandNames): Difference[] {
  const found: Difference[] = [];
  const compare = (field: string, mine: unknown, theirs: unknown) => {
    if (JSON.stringify(mine) !== JSON.stringify(theirs)) found.push({ field, yours: told(mine), saved: told(theirs) });
  };
  for (const key of keysOf(names)) compare(names[key], yours[key], saved[key]);
  compare('Sold at', soldAtText(yours.soldAt, brands), soldAtText(saved.soldAt, brands));
  const pictures = (form: ProductForm) =>
    form.pictures.map(({ src, alt, shows, focus }) =>
      [alt || src, showsWords(shows), focus && `subject at ${focus}`].filter(Boolean).join(' · '),
    );
  compare('Pictures', pictures(yours), pictures(saved));
  const film = ({ video: { url, title } }: ProductForm) => url && `${title} (${url})`;
  compare('Film', film(yours), film(saved));
  const related = (form: ProductForm) => form.related.map(({ name }) => name);
  compare('Related products', related(yours), related(saved));
  for (const theirs of saved.variations) {
    const mine = yours.variations.find(({ sku }) => sku === theirs.sku);
    const label = variationLabel(theirs) || theirs.sku;
    if (!mine || mine.isGone) found.push({ field: label, yours: 'Removed', saved: 'For sale' });
    else for (const key of keysOf(variationNames)) compare(`${label}: ${variationNames[key]}`, mine[key], theirs[key]);
  }
  return found;
}

/** A form rebased on what is saved now: with variations it lacks, and the current stock. */
export function onTopOf(yours: ProductForm, saved: ProductForm): ProductForm {
  const known = yours.variations.map((mine) => {
    const theirs = saved.variations.find(({ sku }) => mine.isKnown && sku === mine.sku);
    if (!theirs) return mine;
    const untouched = Object.entries(mine.stock).flatMap(([code, units]) =>
      units === own(mine.seen, code) ? [[code, own(theirs.seen, code) ?? units]] : [],
    );
    return { ...mine, seen: theirs.seen, stock: { ...mine.stock, ...Object.fromEntries(untouched) } };
  });
  const added = saved.variations.filter(({ sku }) => !yours.variations.some((mine) => mine.sku === sku));
  return { ...yours, variations: [...known, ...added] };
}
