import { describe, expect, it } from 'vitest';
import { choosePhotos } from './photo-choice.ts';

const file = (name: string, type = 'image/jpeg', megabytes = 1) => ({ name, type, size: megabytes * 1024 * 1024 });
const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name);

describe('[§5 review uploads] choosing photos', () => {
  it('accepts four at most, and names those left out', () => {
    const { taken, leftOut } = choosePhotos(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => file(name)),
      1,
    );
    expect(namesOf(taken)).toEqual(['a', 'b', 'c']);
    expect(leftOut).toEqual(['d', 'e', 'f'].map((name) => ({ name, reason: 'You can add up to 4 photos.' })));
  });

  it.each([
    ['a video', file('room.mp4', 'video/mp4'), 'Videos are not supported.'],
    ['a document', file('bill.pdf', 'application/pdf'), 'It is not a JPEG, PNG, WebP or AVIF picture.'],
    ['a drawing', file('sofa.svg', 'image/svg+xml'), 'It is not a JPEG, PNG, WebP or AVIF picture.'],
    ['more than 8 MB', file('huge.jpg', 'image/jpeg', 8.1), 'It is larger than 8 MB.'],
  ])('leaves %s out and keeps the rest', (_, wrong, reason) => {
    const { taken, leftOut } = choosePhotos([file('a'), wrong, file('b')], 0);
    expect([namesOf(taken), leftOut]).toEqual([['a', 'b'], [{ name: wrong.name, reason }]]);
  });

  it('does not count rejected ones toward the limit', () => {
    const { taken } = choosePhotos([file('x.mp4', 'video/mp4'), ...['a', 'b', 'c', 'd'].map((name) => file(name))], 0);
    expect(namesOf(taken)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('tries a file of 8 MB, or of a type the system does not know', () => {
    expect(choosePhotos([file('a', 'image/jpeg', 8), file('b', '')], 0).leftOut).toEqual([]);
  });
});
