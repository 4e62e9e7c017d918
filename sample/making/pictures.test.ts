import { describe, expect, it } from 'vitest';
import { products } from '../catalogue/index.ts';
import { readManifest } from '../studio/manifest.ts';
import { choicesOf } from './choices.ts';
import { picturesOf } from './pictures.ts';

const photographed = new Set(readManifest().map(({ handle, view, color }) => `${handle} ${view} ${color}`));
const isWhole = (handle: string, colors: number) =>
  Array.from({ length: colors }, (_, at) => at).every((at) => photographed.has(`${handle} main ${at}`));

describe('[studio] the pictures of the sample catalogue', () => {
  const whole = products.filter(({ handle, colors }) => isWhole(handle, colors.length));
  const drawn = products.filter((product) => !whole.includes(product));

  it('are photographs where the studio has taken every colour, with the drawing that shows the measures', () => {
    expect(whole.length).toBeGreaterThan(0);
    for (const product of whole) {
      const pictures = picturesOf(product, choicesOf(product));
      expect(pictures[0]?.photograph?.file, product.handle).toContain(`${product.handle}/main-0.webp`);
      const withDrawing = pictures.filter(({ photograph }) => !photograph).map(({ drawing }) => drawing);
      expect(withDrawing.filter(({ view, shape }) => view !== 'scale' && shape === withDrawing[0]?.shape)).toEqual([]);
    }
  });

  it('are all drawings where a colour is missing', () => {
    for (const product of drawn) {
      const pictures = picturesOf(product, choicesOf(product));
      expect(
        pictures.some(({ photograph }) => photograph),
        product.handle,
      ).toBe(false);
      expect(pictures.filter(({ drawing }) => drawing.view === 'angle')).toHaveLength(1);
    }
  });
});
