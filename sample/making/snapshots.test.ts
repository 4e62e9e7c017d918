import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildSample } from '../build.ts';
import { products } from '../catalogue/index.ts';
import { reviewsOf } from './reviews.ts';
import { snapshotsOf } from './snapshots.ts';

it('[reviews] photos are of the studio’s pictures that are there, and no product’s are taken twice of one', () => {
  const taken = buildSample('2026-11-21').map(({ snapshots }) => snapshots.map(({ snapshot }) => snapshot));
  expect(taken.flat().length).toBeGreaterThan(400);
  for (const { photograph, share } of taken.flat())
    expect([photograph.file, existsSync(photograph.file), share <= 0.95]).toEqual([photograph.file, true, true]);
  const files = taken.map((snapshots) => snapshots.map(({ photograph }) => photograph.file));
  expect(files.filter((some) => new Set(some).size < some.length)).toEqual([]);
});

it('[reviews] photos show the colour that their review speaks of', () => {
  const seen = products.flatMap((product) => {
    const reviews = reviewsOf(product, new Set());
    return snapshotsOf(product, reviews).flatMap(({ review, snapshot }) => {
      const spokenOf = product.colors.findIndex(({ name }) => reviews[review]?.text.includes(name));
      const [, color] = /(?:main|angle|detail)-(\d+)\.webp$/.exec(snapshot.photograph.file) ?? [];
      return spokenOf < 0 || !color ? [] : [[product.handle, spokenOf, Number(color)] as const];
    });
  });
  expect(seen.length).toBeGreaterThan(20);
  expect(seen.filter(([, spokenOf, color]) => spokenOf !== color)).toEqual([]);
});
