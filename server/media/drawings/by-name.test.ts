import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawingNamed, edition, placeOfDrawing } from './by-name.ts';
import { guessDrawing } from './guess.ts';
import { draw } from './index.ts';
import { drawingKinds } from './kinds.ts';

const nameOf = (src: string): string => src.slice('/media/'.length);

it('gives every guessed drawing a name that says all of it', () => {
  const words = fc.constantFrom('Navy', 'velvet', 'oak', 'sofa', 'rug', 'espresso', 'brass', 'lamp', 'steel', 'XJ-2200');
  fc.assert(
    fc.property(fc.array(words), (name) => {
      const drawing = guessDrawing({ name: name.join(' '), category: '' });
      expect(drawingNamed(nameOf(placeOfDrawing(drawing).src))).toEqual(drawing);
    }),
  );
});

it.each([
  ['a kind there is none of', 'drawn/1/spaceship/oak/c9a06b/0.svg'],
  ['a material there is none of', 'drawn/1/sofa/gold/c9a06b/0.svg'],
  ['a colour that is never guessed', 'drawn/1/sofa/oak/123456/0.svg'],
  ['a form there is none of', 'drawn/1/sofa/oak/c9a06b/6.svg'],
  ['an edition to come', `drawn/${edition + 1}/sofa/oak/c9a06b/0.svg`],
  ['a way out of the folder', 'drawn/1/../../secret.svg'],
  ['a stored file', 'ab/cdef.svg'],
])('draws nothing for %s', (_what, name) => {
  expect(drawingNamed(name)).toBeNull();
});

it('raises the edition when drawings come out otherwise: what a name shows is kept for good', () => {
  const drawings = createHash('sha256');
  for (const kind of Object.values(drawingKinds).flat()) {
    for (const shape of [0, 1, 2, 3, 4, 5]) drawings.update(draw({ kind, view: 'main', color: '#c9a06b', material: 'oak', shape }));
  }
  expect({ edition, drawings: drawings.digest('base64url') }).toEqual({
    edition: 1,
    drawings: 'L8DsL17ZUkutZqEVA5JD2yNB5wIxINunx8F93WlAKxo',
  });
});
