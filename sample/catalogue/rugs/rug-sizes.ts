import type { SampleProduct } from '../../product.ts';

type Sizes = NonNullable<SampleProduct['sizes']>;

const areas = [
  { name: "4' × 6'", width: 48, depth: 72 },
  { name: "5' × 8'", width: 60, depth: 96 },
  { name: "6' × 9'", width: 72, depth: 108 },
  { name: "8' × 10'", width: 96, depth: 120 },
  { name: "9' × 12'", width: 108, depth: 144 },
] as const;

type AreaName = '4x6' | '5x8' | '6x9' | '8x10' | '9x12';

/** Area rugs of one quality: the base price is that of a 5 × 8, and every further square foot costs `perSquareFoot` cents. */
export function areaSizes(names: readonly AreaName[], pile: { perSquareFoot: number; height: number }): Sizes {
  return areas
    .filter(({ width, depth }) => names.includes(`${width / 12}x${depth / 12}` as AreaName))
    .map(({ name, width, depth }) => ({
      name,
      add: Math.round((((width * depth) / 144 - 40) * pile.perSquareFoot) / 1000) * 1000,
      size: { width, depth, height: pile.height },
    }));
}

/** Runners 2'6" wide: the base price is that of an eight-foot one. */
export function runnerSizes(perFoot: number, height: number): Sizes {
  return [6, 8, 10, 12].map((feet) => ({
    name: `2'6" × ${feet}'`,
    add: (feet - 8) * perFoot,
    size: { width: 30, depth: feet * 12, height },
  }));
}

/** Round rugs: the base price is that of a six-foot one. */
export function roundSizes(perSquareFoot: number, height: number): Sizes {
  return [4, 6, 8].map((feet) => ({
    name: `${feet}' round`,
    add: Math.round((Math.PI * (feet * feet - 36) * perSquareFoot) / 4 / 1000) * 1000,
    size: { width: feet * 12, depth: feet * 12, height },
  }));
}
