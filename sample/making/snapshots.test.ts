import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildSample } from '../build.ts';

it('[reviews] photos are of the studio’s pictures that are there, and no product’s are taken twice of one', () => {
  const taken = buildSample('2026-11-21').map(({ snapshots }) => snapshots.map(({ snapshot }) => snapshot));
  expect(taken.flat().length).toBeGreaterThan(400);
  for (const { photograph, share } of taken.flat())
    expect([photograph.file, existsSync(photograph.file), share <= 0.95]).toEqual([photograph.file, true, true]);
  const files = taken.map((snapshots) => snapshots.map(({ photograph }) => photograph.file));
  expect(files.filter((some) => new Set(some).size < some.length)).toEqual([]);
});
