import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { products } from '../catalogue/index.ts';
import { casting } from './casting/index.ts';
import { buildJobs } from './jobs.ts';

const blender = join(import.meta.dirname, 'blender');
const source = (path: string) => readFileSync(join(blender, path), 'utf8');
const jobs = buildJobs();

describe('[studio] jobs', () => {
  test('every casting is of a product, by a model and with a pattern that exist', () => {
    const handles = new Set(products.map(({ handle }) => handle));
    const patterns = source('kit/patterns.py');
    const wrong = Object.entries(casting).filter(([handle, { model, pattern }]) => {
      const [family, name] = model.split('.');
      const made =
        source(`models/${family}.py`).includes(`\ndef ${name}(shot)`) || source(`models/${family}.py`).includes(`\ndef ${name}(shot,`);
      return !handles.has(handle) || !made || (pattern !== undefined && !patterns.includes(`\ndef ${pattern}(`));
    });
    expect(wrong).toEqual([]);
  });

  test('every colour of a cast product gets a main picture once, the other views show its first colour', () => {
    for (const product of products.filter(({ handle }) => casting[handle])) {
      const colors = (view: string) =>
        jobs.filter((job) => job.handle === product.handle && job.view === view).flatMap((job) => job.colors.map(({ at }) => at));
      expect(colors('main').toSorted((a, b) => a - b)).toEqual(product.colors.map((_, at) => at));
      expect(colors('angle')).toEqual([0]);
      expect(colors('detail')).toEqual([0]);
    }
  });

  test('colours of one material come from one render, in the lightest of them; another material is another render', () => {
    const mains = (handle: string) => jobs.filter((job) => job.handle === handle && job.view === 'main');
    const [sofa, ...more] = mains('marlow-track-arm-sofa');
    expect(more).toEqual([]);
    expect(sofa).toMatchObject({ color: '#d8ccb6', colors: [{ at: 0 }, { at: 1 }, { at: 2 }, { at: 3 }] });
    expect(mains('selwyn-storage-bed').map((job) => job.colors.map(({ at }) => at))).toEqual([[0, 2], [1]]);
  });

  test('what a picture shows decides its hash, and nothing else', () => {
    expect(buildJobs().map(({ hash }) => hash)).toEqual(jobs.map(({ hash }) => hash));
    expect(new Set(jobs.map(({ hash }) => hash)).size).toBe(jobs.length);
  });
});
