import { expect, test } from 'vitest';
import { dimensionLines } from './measures.ts';

/** A table of 48 × 24 × 30 inches, seen from the front right. */
const table = {
  corners: [
    [0.2, 0.7],
    [0.7, 0.78],
    [0.3, 0.62],
    [0.8, 0.66],
    [0.2, 0.4],
    [0.7, 0.42],
    [0.3, 0.38],
    [0.8, 0.4],
  ] as const,
  extent: [1.22, 0.61, 0.76] as const,
};
const size = { width: 48, depth: 24, height: 30 };
const lines = (svg: string) => svg.split('stroke-linecap').length - 1;

test('[studio] measures follow the visible edges: below the front, below the side, beside the far corner', () => {
  const svg = dimensionLines(table, size, 800);
  expect(lines(svg)).toBe(3);
  const [width, depth, height] = [...svg.matchAll(/<path d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)M/g)].map((found) =>
    found.slice(1, 5).map(Number),
  );
  // Below both ends of the front edge (560 and 624), right of the nearest corner (560) and of the far one (640).
  expect(width?.[1]).toBeGreaterThan(560);
  expect(width?.[3]).toBeGreaterThan(624);
  expect(depth?.[0]).toBeGreaterThan(560);
  expect(height?.[0]).toBeGreaterThan(640);
});

test('[studio] a measure the model does not match is left out; a product shown at another size gets none', () => {
  expect(lines(dimensionLines(table, { ...size, depth: 30 }, 800))).toBe(2);
  expect(dimensionLines(table, { ...size, width: 90 }, 800)).toBe('');
});
