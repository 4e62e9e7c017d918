import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { products } from '../catalogue/index.ts';
import { closeUpOf, closeUps } from './casting/close-ups.ts';
import { casting } from './casting/index.ts';
import { silhouettes } from './casting/silhouettes.ts';
import { buildJobs, seenFromTheFront } from './jobs.ts';
import { sourceOf } from './source.ts';

const blender = join(import.meta.dirname, 'blender');
const source = (path: string) => readFileSync(join(blender, path), 'utf8');
const jobs = buildJobs();

describe('[studio] jobs', () => {
  test('every casting has an existing product, model and pattern', () => {
    const handles = new Set(products.map(({ handle }) => handle));
    const patterns = source('kit/patterns.py');
    const others = Object.entries(silhouettes).flatMap(([handle, forms]) =>
      Object.values(forms).map(({ model = casting[handle]?.model ?? '' }) => [handle, { model, pattern: undefined }] as const),
    );
    const wrong = [...Object.entries(casting), ...others].filter(([handle, { model, pattern }]) => {
      const [family, name] = model.split('.');
      const made =
        source(`models/${family}.py`).includes(`\ndef ${name}(shot)`) || source(`models/${family}.py`).includes(`\ndef ${name}(shot,`);
      return !handles.has(handle) || !made || (pattern !== undefined && !patterns.includes(`\ndef ${pattern}(`));
    });
    expect(wrong).toEqual([]);
  });

  test('every colour of a cast product gets one main picture; angles and close-ups show the first colour', () => {
    for (const product of products.filter(({ handle }) => casting[handle])) {
      const colors = (view: string) =>
        jobs
          .filter((job) => job.handle === product.handle && job.view === view && job.silhouette === undefined)
          .flatMap((job) => job.colors.map(({ at }) => at));
      expect(colors('main').toSorted((a, b) => a - b)).toEqual(product.colors.map((_, at) => at));
      const [first] = jobs.filter((job) => job.handle === product.handle && job.colors.some(({ at }) => at === 0));
      const hasAngle = !seenFromTheFront.has(casting[product.handle]?.model ?? '');
      expect(colors('angle')).toEqual(hasAngle ? first?.colors.map(({ at }) => at) : []);
      const isLeftOut = closeUpOf(product.handle, casting[product.handle]?.model ?? '') === null;
      expect(colors('detail')).toEqual(isLeftOut ? [] : [0]);
    }
  });

  test('close-ups refer to existing products and models', () => {
    const known = new Set(jobs.flatMap(({ handle, model }) => [handle, model]));
    expect(Object.keys(closeUps).filter((name) => !known.has(name))).toEqual([]);
  });

  test('every further silhouette has its own main picture in every colour', () => {
    for (const { handle, shapes = [], colors } of products) {
      const [, ...others] = new Set(shapes.map(({ shape }) => shape));
      const made = jobs.filter((job) => job.handle === handle && job.silhouette !== undefined);
      expect(made.flatMap((job) => job.colors.map(({ at }) => `${job.silhouette} ${at}`)).toSorted(), handle).toEqual(
        others.flatMap((shape) => colors.map((_, at) => `${shape} ${at}`)).toSorted(),
      );
    }
  });

  test('colours of one material come from one render, in the lightest of them; another material is a separate render', () => {
    const mains = (handle: string) => jobs.filter((job) => job.handle === handle && job.view === 'main');
    const [sofa, ...more] = mains('marlow-track-arm-sofa');
    expect(more).toEqual([]);
    expect(sofa).toMatchObject({ color: '#d8ccb6', colors: [{ at: 0 }, { at: 1 }, { at: 2 }, { at: 3 }] });
    expect(mains('selwyn-storage-bed').map((job) => job.colors.map(({ at }) => at))).toEqual([[0, 2], [1]]);
  });

  test('a model depends only on what it uses of its family', () => {
    expect(sourceOf('lamps.table_lamp')).toContain('\nBASES = ');
    expect(sourceOf('lamps.table_lamp')).toContain('\ndef _shade(');
    expect(sourceOf('lamps.table_lamp')).not.toContain('def floor_lamp(');
  });

  test('only what a picture shows affects its hash', () => {
    expect(buildJobs().map(({ hash }) => hash)).toEqual(jobs.map(({ hash }) => hash));
    expect(new Set(jobs.map(({ hash }) => hash)).size).toBe(jobs.length);
  });
});
