import { dimensionsOf } from '../../contract/values/dimensions.ts';
import { gramsOf } from '../../server/platform/weight.ts';
import { measures } from '../catalogue/measures.ts';
import type { SampleProduct, SampleSize } from '../product.ts';

type Rows = Readonly<Record<string, string | readonly string[]>>;

/** What one size (of one shape) says differently from its product. Its weight is in grams, as everything else computes with it. */
export interface SizeFacts {
  specifications: { label: string; values: string[] }[];
  weightGrams?: number;
}

/** The facts of a shape and a size by their positions: as the catalogue gives them, else from the size's measures. */
export function factsOf(product: SampleProduct, shape: number, size: number): SizeFacts {
  const { Weight: weight, ...rows } = rowsOf(product, shape, size);
  const specifications = Object.entries(rows).map(([label, value]) => ({
    label,
    values: typeof value === 'string' ? [value] : [...value],
  }));
  const weightGrams = gramsIn(weight ?? product.specifications.Weight);
  return { specifications, ...(weightGrams && { weightGrams }) };
}

/** Whether this size has the measures the product's photograph was measured by. */
export function isPhotographed(product: SampleProduct, size: number): boolean {
  const { Dimensions: own } = rowsOf(product, 0, size);
  const { width, height } = dimensionsOf(typeof own === 'string' ? own : '');
  return (width ?? product.size.width) === product.size.width && (height ?? product.size.height) === product.size.height;
}

function rowsOf(product: SampleProduct, shapeAt: number, sizeAt: number): Rows {
  const size = product.sizes?.[sizeAt];
  const shape = product.shapes?.[shapeAt]?.name;
  const given = measures[product.handle] ?? {};
  return {
    ...(size && { ...measured(product, size.size), ...woven(product, size.name) }),
    ...(size && given[size.name]),
    ...(shape && given[shape]),
    ...(size && shape && given[`${shape} / ${size.name}`]),
  };
}

/** From a size's own measures: its line of dimensions, worded as the product's, and its weight in proportion. */
function measured({ specifications, size: base }: SampleProduct, size: SampleSize | undefined): Rows {
  const { Dimensions: line, Weight: weight } = specifications;
  if (!size || typeof line !== 'string') return {};
  const { width, depth, height } = size;
  const dimensions = line
    .replace(/^[\d.]+" W × [\d.]+" D × [\d.]+" H/, `${width}" W × ${depth}" D × ${height}" H`)
    .replace(/^[\d.]+" diameter, [\d.]+" (deep|high)/, (_, side) => `${width}" diameter, ${side === 'deep' ? depth : height}" ${side}`);
  const bulk = (width * depth * height) / (base.width * base.depth * base.height);
  const pounds = typeof weight === 'string' ? Number(/^([\d.]+) lb/.exec(weight)?.[1]) * bulk ** 0.85 : Number.NaN;
  return { Dimensions: dimensions, ...(pounds > 0 && { Weight: `${pounds < 20 ? pounds.toFixed(1) : Math.round(pounds)} lb` }) };
}

/** A rug is called by its measures. */
function woven({ category }: SampleProduct, name: string): Rows {
  if (!/rugs/.test(category)) return {};
  const round = /^(\d+') round$/.exec(name)?.[1];
  if (round) return { Dimensions: `${round} diameter` };
  return /^\d+'(?:\d+")? × \d+'$/.test(name) ? { Dimensions: name } : {};
}

/** `38 lb`. */
function gramsIn(line: string | readonly string[] | undefined): number | undefined {
  const pounds = typeof line === 'string' ? /^([\d.]+) lb/.exec(line)?.[1] : undefined;
  return pounds === undefined ? undefined : gramsOf(Number(pounds));
}
