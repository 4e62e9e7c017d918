import type { ProductRecord } from '../../server/catalog/import/record.ts';
import type { SampleProduct } from '../product.ts';

/** One buyable combination of a product's shapes, colours and sizes. */
export interface Choice {
  sku: string;
  options: Record<string, string>;
  /** Cents. */
  price: number;
  /** Position in the product's `shapes`, `colors` and `sizes`, which decide the picture. */
  shape: number;
  color: number;
  size: number;
}

interface Value {
  name: string;
  code: string;
  add: number;
}

const unchosen: readonly Value[] = [{ name: '', code: '', add: 0 }];

/** All combinations in the order Shape, Color, Size (spec §9). A product with a single colour uses the stem as its SKU. */
export function choicesOf(product: SampleProduct): Choice[] {
  const shapes = coded(product.shapes);
  const colors = coded(product.colors.map(({ name }) => ({ name, add: 0 })));
  const sizes = coded(product.sizes);
  const single = shapes.length * colors.length * sizes.length === 1;

  return shapes.flatMap((shape, shapeAt) =>
    colors.flatMap((color, colorAt) =>
      sizes.map((size, sizeAt) => ({
        sku: single ? product.sku : [product.sku, shape.code, color.code, size.code].filter(Boolean).join('-'),
        options: {
          ...(shape.name && { Shape: shape.name }),
          Color: color.name,
          ...(size.name && { Size: size.name }),
        },
        price: product.price + shape.add + size.add,
        shape: shapeAt,
        color: colorAt,
        size: sizeAt,
      })),
    ),
  );
}

/** The options a shopper chooses from, colours with their swatch. */
export function optionsOf(product: SampleProduct): NonNullable<ProductRecord['options']> {
  const named = (values: readonly { name: string }[]) => values.map(({ name }) => ({ value: name }));
  return [
    ...(product.shapes ? [{ name: 'Shape', values: named(product.shapes) }] : []),
    { name: 'Color', values: product.colors.map((color) => ({ value: color.name, swatch: swatchOf(color, product.colors) })) },
    ...(product.sizes ? [{ name: 'Size', values: named(product.sizes) }] : []),
  ];
}

type Color = SampleProduct['colors'][number];

/** Colours this close, in steps of a channel, look the same as dots. */
const alike = 12;

/** A colour's own, or its accent where others share the own one; a plain `Natural` beside `Natural and black` keeps its own. */
function swatchOf({ name, hex, accent }: Color, all: readonly Color[]): string {
  const twins = all.filter((other) => other.name !== name && distance(other.hex, hex) < alike);
  const isPlain = twins.some((other) => other.name.startsWith(name));
  return (twins.length > 0 && !isPlain && accent) || hex;
}

function distance(a: string, b: string): number {
  const [from, to] = [a, b].map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
  return Math.hypot(...(from ?? []).map((channel, at) => channel - (to?.[at] ?? 0)));
}

/** A short SKU code per value: its letters and digits, longer where two values of a product share a prefix. */
function coded(values: readonly { name: string; add: number }[] | undefined): readonly Value[] {
  if (!values) return unchosen;
  const plain = values.map(({ name }) => name.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  return values.map(({ name, add }, at) => {
    const own = plain[at] ?? '';
    const isShared = (length: number) => plain.some((other, otherAt) => otherAt !== at && other.slice(0, length) === own.slice(0, length));
    let length = 3;
    while (length < own.length && isShared(length)) length += 1;
    return { name, add, code: own.slice(0, length) };
  });
}
