import type { ProductRecord } from '../server/catalog/import/record.ts';
import { products } from './catalogue/index.ts';
import { choicesOf, optionsOf } from './making/choices.ts';
import { picturesOf, type SamplePicture } from './making/pictures.ts';
import { referenceOf } from './making/reference.ts';
import { reviewsOf } from './making/reviews.ts';
import { type SampleSnapshot, snapshotsOf } from './making/snapshots.ts';
import { factsOf } from './making/specifications.ts';
import { stockOf } from './making/stock.ts';
import type { SampleProduct } from './product.ts';
import { filmOf, modelOf } from './studio/photographs.ts';
import { salesCategoryOf } from './taxonomy/sales.ts';

/** A product of the sample catalogue, ready to import with its photographs. */
export interface SampleEntry {
  record: ProductRecord;
  pictures: SamplePicture[];
  /** Photos that come with its reviews. */
  snapshots: SampleSnapshot[];
  /** The studio's GLB file. */
  model?: string;
}

const houseBrand = 'Alder & Loom';

/** The whole sample catalogue. Deterministic per day (ISO date), which only moves the ends of sales. */
export function buildSample(today?: string): SampleEntry[] {
  const written = new Set<string>();
  return products.map((product) => entryOf(product, written, today));
}

function entryOf(product: SampleProduct, writtenReviews: Set<string>, today: string | undefined): SampleEntry {
  const choices = choicesOf(product);
  const reviews = reviewsOf(product, writtenReviews);
  const record: ProductRecord = {
    handle: product.handle,
    name: product.name,
    brand: product.brand ?? houseBrand,
    category: product.category,
    alsoIn: alsoInOf(product),
    description: product.description,
    highlights: [...product.highlights],
    specifications: Object.entries(product.specifications).map(([label, value]) => ({
      label,
      values: typeof value === 'string' ? [value] : [...value],
    })),
    options: optionsOf(product),
    variations: choices.map(({ sku, options, price, shape, size }, at) => {
      const { specifications, weightGrams } = factsOf(product, shape, size);
      const reference = referenceOf(product, price, today);
      return {
        sku,
        options,
        price,
        ...(reference && { reference }),
        stock: stockOf(product, sku, at === 0),
        ...(weightGrams && { weightGrams }),
        ...(specifications.length > 0 && { specifications }),
        ...(product.restriction && { restriction: product.restriction }),
      };
    }),
    ...(product.leadTimeDays && { leadTimeDays: product.leadTimeDays }),
    ...(product.madeToOrder && { madeToOrder: true }),
    tags: [...(product.tags ?? [])],
    introducedOn: product.introducedOn,
    returnable: product.returnable ?? true,
    reviews,
  };
  const model = modelOf(product.handle);
  const film = filmOf(product.handle);
  return {
    record,
    pictures: picturesOf(product, choices),
    snapshots: snapshotsOf(product, reviews),
    ...(model && { model }),
    ...(film && { film }),
  };
}

/** Products on sale are also listed in Sales & Deals. */
function alsoInOf(product: SampleProduct): string[] {
  const department = product.category.split('/')[0] ?? '';
  return [...(product.alsoIn ?? []), ...(product.was === undefined ? [] : [salesCategoryOf(department)])];
}
