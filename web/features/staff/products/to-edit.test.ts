import { expect, it } from 'vitest';
import { readProductForm } from './read-form.ts';
import { editOf } from './to-edit.ts';

/** The edit that a form makes, posted with these fields beside what every product needs. */
const posted = (fields: readonly (readonly [string, string])[]) =>
  editOf(
    readProductForm(
      new URLSearchParams([['name', 'Oak sofa'], ['category', 'sofas'], ['v0.price', '900'], ...fields.map(([...field]) => field)]),
    ),
  );

it('[§17 products] a form without film, model and related products removes them', () => {
  expect(posted([])).toMatchObject({ edit: { video: null, model: null, related: [] }, errors: {} });
});

it('[§17 products] a film without a title takes the product’s name', () => {
  const film = [
    ['video.url', '/media/aa/film.mp4'],
    ['video.title', ' '],
    ['video.poster', ''],
  ] as const;
  expect(posted(film).edit.video).toEqual({ url: '/media/aa/film.mp4', title: 'Oak sofa' });
  expect(posted([...film, ['video.gone', '1']]).edit.video).toBeNull();
});

it('[§17 products] ticked related products stay in their order, each once', () => {
  const related = ['12 Elm chair', '7 A 3-seat sofa', '12 Elm chair', 'no number', '1234567890123 x'].map(
    (one) => ['related', one] as const,
  );
  expect(posted(related).edit.related).toEqual([12, 7]);
  expect(readProductForm(new URLSearchParams(related.map(([...one]) => one))).related[1]).toEqual({ productId: 7, name: 'A 3-seat sofa' });
});

it('[§17 products] a ticked model is removed', () => {
  expect(posted([['model', '/media/aa/chair.glb']]).edit.model).toBe('/media/aa/chair.glb');
  expect(
    posted([
      ['model', '/media/aa/chair.glb'],
      ['model.gone', '1'],
    ]).edit.model,
  ).toBeNull();
});

it('[§17 products] items in quotes keep their separators', () => {
  const { edit } = posted([
    ['tags', '"red, white", oak'],
    ['specifications', 'Care: "Wipe; dry"; oil\n"Ratio 1:2": yes'],
    ['o0.name', 'Color'],
    ['o0.values', '"Set of 2, Sage" #8a9a7b, Oak'],
  ]);
  expect(edit).toMatchObject({
    tags: ['red, white', 'oak'],
    specifications: [
      { label: 'Care', values: ['Wipe; dry', 'oil'] },
      { label: 'Ratio 1:2', values: ['yes'] },
    ],
    options: [{ name: 'Color', values: [{ value: 'Set of 2, Sage', swatch: '#8a9a7b' }, { value: 'Oak' }] }],
  });
});

it('[§17 products] a picture of a variation that goes stays its own, and shows no other', () => {
  const { edit } = posted([
    ['v0.options', '{"Color":"Sage"}'],
    ['v1.sku', 'OAK'],
    ['v1.known', '1'],
    ['v1.options', '{"Color":"Oak"}'],
    ['v1.gone', '1'],
    ['p0.src', '/media/aa/oak.webp'],
    ['p0.shows', '["Color","Oak"]'],
    ['p1.src', '/media/aa/sage.webp'],
    ['p1.shows', '["Color","Sage"]'],
    ['p1.shows', '"ASH"'],
    ['p2.src', '/media/aa/all.webp'],
  ]);
  expect(edit.pictures).toMatchObject([
    { shows: [], skus: ['OAK'] },
    { shows: [0], skus: ['ASH'] },
    { shows: [], skus: [] },
  ]);
});

it('[§17 products] a weight is typed in pounds and kept in grams', () => {
  expect(posted([['v0.pounds', '12.5']])).toMatchObject({ edit: { variations: [{ weightGrams: 5670 }] }, errors: {} });
  expect(posted([['v0.pounds', '']]).edit.variations).toMatchObject([{ weightGrams: null }]);
  for (const typed of ['heavy', '99999'])
    expect(posted([['v0.pounds', typed]]).errors).toEqual({ 'v0.pounds': 'Enter pounds such as 12.5, up to 22,046' });
  // Of a form that was opened when grams were typed.
  expect(posted([['v0.weight', '900']])).toMatchObject({ edit: { variations: [{ weightGrams: 900 }] }, errors: {} });
});
