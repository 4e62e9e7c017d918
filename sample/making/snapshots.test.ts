import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildSample } from '../build.ts';
import { products } from '../catalogue/index.ts';
import { readScenes } from '../studio/rooms/scenes.ts';
import { snapshotsOf } from './snapshots.ts';

it('[reviews] photos come from existing studio pictures, each used once', () => {
  const taken = buildSample('2026-11-21').map(({ snapshots }) => snapshots.map(({ snapshot }) => snapshot));
  expect(taken.flat().length).toBeGreaterThan(400);
  for (const { photograph, share } of taken.flat())
    expect([photograph.file, existsSync(photograph.file), share <= 0.95]).toEqual([photograph.file, true, true]);
  const files = taken.map((snapshots) => snapshots.map(({ photograph }) => photograph.file));
  expect(files.filter((some) => new Set(some).size < some.length)).toEqual([]);
});

it('[reviews] photos show the colour their review mentions', () => {
  const [sofa] = products.filter(({ handle }) => handle === 'marlow-track-arm-sofa');
  if (!sofa) throw new Error('the sofa is gone');
  const review = { stars: 5, title: 'Better in person', author: 'Kim', publishedOn: '2026-01-02' };
  const reviews = Array.from({ length: 40 }, (_, at) => ({ ...review, text: `We chose ${sofa.colors[at % sofa.colors.length]?.name}.` }));
  const seen = snapshotsOf(sofa, reviews).flatMap(({ review: at, snapshot }) => {
    const [, color] = /(?:main|angle|detail)-(\d+)\.webp$/.exec(snapshot.photograph.file) ?? [];
    return color ? [[at % sofa.colors.length, Number(color)]] : [];
  });
  expect(seen.length).toBeGreaterThan(2);
  expect(seen.filter(([spokenOf, color]) => spokenOf !== color)).toEqual([]);
});

it('[reviews] photos of a room show the product', () => {
  const places = new Map<string, { x: number; y: number }>(
    readScenes().flatMap(({ file, products, cuts, width, height }) =>
      products.flatMap(({ handle, x, y }) => {
        const cut = cuts.find((one) => one.handle === handle)?.file;
        const left = Math.min(width - height, Math.max(0, (x / 100) * width - height / 2));
        const whole = [`${handle} ${file}`, { x: x / 100, y: y / 100 }] as const;
        return cut ? [whole, [`${handle} ${cut}`, { x: ((x / 100) * width - left) / height, y: y / 100 }] as const] : [whole];
      }),
    ),
  );
  const taken = buildSample('2026-11-21').flatMap(({ record, snapshots }) =>
    snapshots.flatMap(({ snapshot }) => {
      const [file] = /scenes\/.+$/.exec(snapshot.photograph.file) ?? [];
      return file ? [{ key: `${record.handle} ${file}`, snapshot }] : [];
    }),
  );
  expect(taken.length).toBeGreaterThan(100);
  const missed = taken.filter(({ key, snapshot }) => {
    const place = places.get(key);
    return !place || Math.hypot(place.x - snapshot.x, place.y - snapshot.y) > 0.06;
  });
  expect(missed.map(({ key }) => key)).toEqual([]);
});
