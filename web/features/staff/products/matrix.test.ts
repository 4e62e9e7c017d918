import { describe, expect, it } from 'vitest';
import { arranged } from './matrix.ts';
import { emptyForm, emptyVariation, type ProductForm } from './product-form.ts';

const variations = ['Gray', 'Oak'].flatMap((Color) =>
  ['S', 'L'].map((Size) => ({ ...emptyVariation, sku: `${Color}-${Size}`, isKnown: true, options: { Color, Size } })),
);
const picture = { src: '/media/a.webp', alt: '', width: 8, height: 8, tint: '', view: '', focus: '' };
const shows = ['["Color","Gray"]', '{"Color":"Gray","Size":"L"}', '"GONE"'];

/** Variations after an update, as SKU and options, those that go last; and what the picture shows. */
function updated(options: ProductForm['options']) {
  const form = arranged({ ...emptyForm, options, variations, pictures: [{ ...picture, shows }] });
  return {
    sold: form?.variations.filter(({ isGone }) => !isGone).map(({ sku, options }) => [sku, ...Object.values(options)].join(' ')),
    names: Object.keys(form?.variations[0]?.options ?? {}),
    gone: form?.variations.filter(({ isGone }) => isGone).map(({ sku }) => sku),
    shows: form?.pictures[0]?.shows,
  };
}
const sizes = { name: 'Size', values: 'S, L' };

describe('[§17 products] variations after their options are changed', () => {
  it('stay with a value that is called otherwise, and so do pictures', () => {
    expect(updated([{ name: 'Color', values: 'Grey #888888, Oak' }, sizes])).toEqual({
      sold: ['Gray-S Grey S', 'Gray-L Grey L', 'Oak-S Oak S', 'Oak-L Oak L'],
      names: ['Color', 'Size'],
      gone: [],
      shows: ['["Color","Grey"]', '{"Color":"Grey","Size":"L"}', '"GONE"'],
    });
  });

  it('stay with an option that is called otherwise', () => {
    expect(updated([{ name: 'Finish', values: 'Gray, Oak' }, sizes])).toEqual({
      sold: ['Gray-S Gray S', 'Gray-L Gray L', 'Oak-S Oak S', 'Oak-L Oak L'],
      names: ['Finish', 'Size'],
      gone: [],
      shows: ['["Finish","Gray"]', '{"Finish":"Gray","Size":"L"}', '"GONE"'],
    });
  });

  it.each([
    ['two values are others', [{ name: 'Color', values: 'Sage, Ash' }, sizes], ['Gray-S', 'Gray-L', 'Oak-S', 'Oak-L']],
    ['a value is gone', [{ name: 'Color', values: 'Oak' }, sizes], ['Gray-S', 'Gray-L']],
    ['a value is gone and two are new', [{ name: 'Color', values: 'Oak, Ash, Elm' }, sizes], ['Gray-S', 'Gray-L']],
  ])('leave the shop where %s', (_, options, gone) => {
    const after = updated(options);
    expect(after.gone).toEqual(gone);
    expect(after.shows).toEqual(shows);
  });
});
