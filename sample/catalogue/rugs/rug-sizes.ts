import type { SampleProduct } from '../../product.ts';

type Sizes = NonNullable<SampleProduct['sizes']>;

const areas = [
  { key: '4x6', name: "4' × 6'", width: 48, depth: 72 },
  { key: '5x8', name: "5' × 8'", width: 60, depth: 96 },
  { key: '6x9', name: "6' × 9'", width: 72, depth: 108 },
  { key: '8x10', name: "8' × 10'", width: 96, depth: 120 },
  { key: '9x12', name: "9' × 12'", width: 108, depth: 144 },
] as const;

type AreaName = (typeof areas)[number]['key'];

/** Area rugs of one quality: the base price is that of a 5 × 8, and every further square foot costs `perSquareFoot` cents. */
export function areaSizes(names: readonly AreaName[], pile: { perSquareFoot: number; height: number }): Sizes {
  return areas
    .filter(({ key }) => names.includes(key))
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
