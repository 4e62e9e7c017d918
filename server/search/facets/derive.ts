import { type Dimensions, dimensionsOf } from '../../../contract/values/dimensions.ts';
import type { SearchableProduct } from '../../catalog/index.ts';
import type { FacetEntry } from '../index/content.ts';
import { wordsOf } from '../text/words.ts';
import { colorFamilies, colorFamiliesOf } from './colors.ts';
import { materialsOf } from './materials.ts';

/** Facet values of a product, from its options and specifications. */
export function facetsOf(product: SearchableProduct): FacetEntry[] {
  const found: FacetEntry[] = [
    ...colorsOf(product).map((family): FacetEntry => ['color', family, colorFamilies[family][0]]),
    ...materialsOf(product.specifications, product.name).map(([value, label]): FacetEntry => ['material', value, label]),
    ...optionEntries(product, 'size'),
    ...optionEntries(product, 'shape').filter(([, , label]) => !lights.test(label)),
    ...(product.brand ? [entry('brand', product.brand)] : []),
  ];
  const byValue = new Map(found.map((facet) => [`${facet[0]} ${facet[1]}`, facet]));
  return [...byValue.values()];
}

/** Dimensions from the specifications, else from the name. */
export function measuresOf(product: SearchableProduct): Dimensions {
  const spec = product.specifications.find(({ label }) => /^(overall )?dimensions/i.test(label));
  return dimensionsOf(spec?.values.join(' ') ?? product.name);
}

/** Dimensions of the product's sizes that are not its own, each once. */
export function furtherMeasuresOf(product: SearchableProduct): Dimensions[] {
  const own = JSON.stringify(measuresOf(product));
  const lines = product.variationSpecifications.filter(({ label }) => /^(overall )?dimensions/i.test(label));
  const found = new Map(lines.map(({ values }) => dimensionsOf(values.join(' '))).map((one) => [JSON.stringify(one), one]));
  found.delete(own);
  return [...found.values()].filter(({ width, depth, height }) => width !== null || depth !== null || height !== null);
}

/** Not a shape, though sold as the same choice: a tree with its lights. */
const lights = /\b(?:un|pre-?)?lit\b/i;

/** A slug of a value as its words: `8' × 10'` → `8x10`, `Left-facing` → `left-facing`. */
const slugOfValue = (value: string): string => wordsOf(value).join('-').slice(0, 80);

function colorsOf({ options, optionValues }: SearchableProduct) {
  const sold = new Set(optionValues);
  return options
    .filter(({ name }) => /^(colou?r|finish)$/i.test(name))
    .flatMap(({ values }) =>
      values.filter(({ value }) => sold.has(value)).flatMap(({ value, swatch }) => colorFamiliesOf(value, swatch ?? null)),
    );
}

function optionEntries({ options, optionValues }: SearchableProduct, key: 'size' | 'shape'): FacetEntry[] {
  const sold = new Set(optionValues);
  const option = options.find(({ name }) => name.toLowerCase() === key);
  return (option?.values ?? []).filter(({ value }) => sold.has(value)).map(({ value }) => entry(key, value));
}

function entry(key: FacetEntry[0], label: string): FacetEntry {
  return [key, slugOfValue(label) || 'other', label];
}
