import { describe, expect, it } from 'vitest';
import { conflictsOf, differences, onTopOf } from './differences.ts';
import { emptyForm, emptyVariation, type PictureForm, type ProductForm, type VariationForm } from './product-form.ts';

const sage: VariationForm = {
  ...emptyVariation,
  sku: 'SAGE',
  isKnown: true,
  options: { Color: 'Sage' },
  price: '90.00',
  reference: '99.00',
};
const oak: VariationForm = { ...sage, sku: 'OAK', options: { Color: 'Oak' } };
const picture: PictureForm = { src: '/media/a.webp', alt: 'Whole', width: 8, height: 8, tint: '', shows: [], view: '', focus: '' };
const film = { url: '/media/a.mp4', title: 'Folds', poster: '/media/a.webp' };
const form: ProductForm = { ...emptyForm, name: 'Sofa', variations: [sage, oak], pictures: [picture], video: film };
const found = (yours: ProductForm, saved: ProductForm) => differences(yours, saved, []);

describe('[§17 products] what a form would change of what a colleague saved', () => {
  it('is nothing where both are the same', () => {
    expect(found(form, form)).toEqual([]);
  });

  it.each<[Partial<ProductForm>, string, string, string]>([
    [{ seoTitle: 'Oak sofas' }, 'Page title', '', 'Oak sofas'],
    [{ seoDescription: 'Stands.' }, 'Page description', '', 'Stands.'],
    [{ pictures: [{ ...picture, view: 'room' }] }, 'Pictures', 'Whole', 'Whole · in a room'],
    [{ video: { ...film, poster: '' } }, 'Video', 'Folds (/media/a.mp4) · poster /media/a.webp', 'Folds (/media/a.mp4)'],
    [{ variations: [{ ...sage, madeToOrder: true }, oak] }, 'Sage: made to order', 'No', 'Yes'],
    [{ variations: [{ ...sage, referenceType: 'MSRP' }, oak] }, 'Sage: kind of compare-at price', 'Was', 'MSRP'],
    [{ variations: [sage] }, 'Oak', 'For sale', 'Removed'],
  ])('%j', (theirs, field, yours, saved) => {
    expect(found(form, { ...form, ...theirs })).toEqual([{ field, yours, saved }]);
  });

  it('is no kind of a price that there is not', () => {
    const without = { ...form, variations: [{ ...sage, reference: '' }] };
    expect(found(without, { ...without, variations: [{ ...sage, reference: '', referenceType: 'MSRP' }] })).toEqual([]);
  });

  it('is not that a variation is for sale again that the colleague removed', () => {
    const fresh = { ...emptyVariation, options: { Color: 'Ash' } };
    const saved = { ...form, variations: [sage] };
    const rebased = onTopOf(form, { ...form, variations: [sage, oak, fresh] }, saved);
    expect(rebased.variations.map(({ isGone }) => isGone)).toEqual([false, true, false]);
    expect(found(rebased, saved)).toEqual([]);
  });
});

describe('[§17 products] a form on top of what a colleague saved', () => {
  const theirs: ProductForm = {
    ...form,
    brand: 'Theirs',
    highlights: 'Theirs',
    pictures: [],
    variations: [{ ...sage, price: '70.00', pounds: '900', stock: { central: '3' }, seen: { central: '3' } }, oak],
  };
  const before: ProductForm = { ...form, variations: [{ ...sage, stock: { central: '4' }, seen: { central: '4' } }, oak] };
  const [mySage] = before.variations;
  const { src, ...measures } = picture;
  const mine: ProductForm = {
    ...before,
    name: 'Mine',
    highlights: 'Mine',
    // As a posted form has it: in another order.
    pictures: [{ ...measures, src }],
    variations: [{ ...(mySage ?? sage), pounds: '1000', leadTime: '2' }, oak],
  };

  it('has their changes where it has none, and its own', () => {
    const rebased = onTopOf(before, mine, theirs);
    expect(rebased).toMatchObject({ name: 'Mine', brand: 'Theirs', highlights: 'Mine', pictures: [] });
    expect(rebased.variations[0]).toMatchObject({ price: '70.00', pounds: '1000', leadTime: '2', stock: { central: '3' } });
  });

  it('conflicts only in what both changed', () => {
    expect(conflictsOf(before, onTopOf(before, mine, theirs), theirs, []).map(({ field }) => field)).toEqual([
      'Highlights',
      'Sage: weight',
    ]);
  });

  it('conflicts in all that it would change where the form as it was opened is unknown', () => {
    const rebased = onTopOf(theirs, mine, theirs);
    expect(conflictsOf(null, rebased, theirs, [])).toEqual(differences(rebased, theirs, []));
    expect(differences(rebased, theirs, [])).toContainEqual({ field: 'Brand', yours: before.brand, saved: 'Theirs' });
  });

  it('conflicts where it removes what they changed', () => {
    const without = { ...before, variations: [{ ...(mySage ?? sage), isGone: true }, oak] };
    expect(conflictsOf(before, onTopOf(before, without, theirs), theirs, [])).toEqual([
      { field: 'Sage', yours: 'Removed', saved: 'For sale' },
    ]);
  });
});
