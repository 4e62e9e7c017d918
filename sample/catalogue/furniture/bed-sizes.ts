import type { SampleProduct } from '../../product.ts';

type Sizes = NonNullable<SampleProduct['sizes']>;

const mattresses = [
  { name: 'Twin', width: 39, length: 75, step: -20000 },
  { name: 'Full', width: 54, length: 75, step: -10000 },
  { name: 'Queen', width: 60, length: 80, step: 0 },
  { name: 'King', width: 76, length: 80, step: 20000 },
  { name: 'California king', width: 72, length: 84, step: 20000 },
] as const;

type BedSize = (typeof mattresses)[number]['name'];

/**
 * The sizes of a bed (or, with a `depth` of its own, a headboard) `wider` and `longer` than its mattress by these inches. The base price is that of a queen; a king costs `kingAdd`
 * cents more, smaller sizes less in proportion.
 */
export function bedSizes(
  names: readonly BedSize[],
  frame: { wider: number; longer: number; depth?: number; height: number; kingAdd: number },
): Sizes {
  return mattresses
    .filter(({ name }) => names.includes(name))
    .map(({ name, width, length, step }) => ({
      name,
      add: Math.round(((step / 20000) * frame.kingAdd) / 1000) * 1000,
      size: { width: width + frame.wider, depth: frame.depth ?? length + frame.longer, height: frame.height },
    }));
}
