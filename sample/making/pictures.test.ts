import { describe, expect, it } from 'vitest';
import { products } from '../catalogue/index.ts';
import { choicesOf } from './choices.ts';
import { picturesOf } from './pictures.ts';

describe('[studio] the pictures of the sample catalogue', () => {
  it('start with the main picture of the first colour, and show measures as photographs or not at all', () => {
    const beginnings = products.map((product) => ({ product, pictures: picturesOf(product, choicesOf(product)) }));
    for (const { product, pictures } of beginnings)
      expect(pictures[0]?.photograph.file, product.handle).toContain(`${product.handle}/main-0.webp`);
    const measures = beginnings.flatMap(({ pictures }) => pictures.filter(({ view }) => view === 'scale'));
    expect(measures.length).toBeGreaterThan(350);
    expect(measures.filter(({ photograph }) => !photograph.file.endsWith('/scale-0.webp'))).toEqual([]);
  });

  it('show the whole first, then another side, a close-up, and the measures', () => {
    const beginnings = products.map((product) => {
      const choices = choicesOf(product);
      const shown = picturesOf(product, choices).filter(({ skus }) => !skus || skus.includes(choices[0]?.sku ?? ''));
      const measured = shown.findIndex(({ view }) => view === 'scale');
      return shown.slice(1, measured + 1).map(({ alt }) => alt.replace(product.name, '…'));
    });
    const further = ['…, seen from an angle', 'Close view of the …', '… with its width and height marked'];
    const inOrder = (alts: readonly string[]) => alts.join() === further.filter((alt) => alts.includes(alt)).join();
    expect(beginnings.filter((alts) => !inOrder(alts))).toEqual([]);
    expect(beginnings).toContainEqual(further);
  });

  it('show every choice as a whole first, in its own shape', () => {
    const wrong = products.flatMap((product) => {
      const choices = choicesOf(product);
      // As the import chooses: measures and rooms never represent a choice.
      const pictures = picturesOf(product, choices).filter(({ view }) => !view);
      const firstOf = (sku: string) => pictures.find(({ skus }) => skus?.includes(sku)) ?? pictures.find(({ skus }) => !skus);
      return choices.filter(({ sku }) => !/\/main-/.test(firstOf(sku)?.photograph.file ?? '')).map(({ sku }) => sku);
    });
    expect(wrong).toEqual([]);
  });

  it('show further views only for their variations: the colour and, where visible, the form', () => {
    const [sectional] = products.filter(({ handle }) => handle === 'calloway-chaise-sectional');
    if (!sectional) throw new Error('the sectional is gone');
    const choices = choicesOf(sectional);
    const angle = picturesOf(sectional, choices).find(({ photograph }) => photograph.file.endsWith('angle-1.webp'));
    const shown = choices.filter(({ sku }) => angle?.skus?.includes(sku));
    expect(shown.length).toBeGreaterThan(0);
    expect(new Set(shown.map(({ color, shape }) => `${color} ${shape}`))).toEqual(new Set(['1 0']));
  });

  it('show measures for the shape and size that have them', () => {
    const measuredOf = (handle: string) => {
      const product = products.find((one) => one.handle === handle);
      if (!product) throw new Error(`${handle} is gone`);
      const choices = choicesOf(product);
      const measures = picturesOf(product, choices).find(({ view }) => view === 'scale');
      const shown = choices.filter(({ sku }) => measures?.skus?.includes(sku) ?? true);
      return [...new Set(shown.map(({ options: { Shape, Size } }) => [Shape, Size].filter(Boolean).join(', ')))];
    };
    expect(measuredOf('marlow-track-arm-sofa')).toEqual(['84"']);
    expect(measuredOf('galley-wooden-tray')).toEqual(['Rectangular, Medium']);
    expect(measuredOf('pembroke-platform-bed')).toEqual(['Queen']);
  });
});
