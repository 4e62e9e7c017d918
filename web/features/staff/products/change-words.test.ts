import { describe, expect, it } from 'vitest';
import { valueWords } from './change-words.ts';

const brands = [
  { brand: 'alder-loom', name: 'Alder & Loom' },
  { brand: 'pip-alder', name: 'Pip & Alder' },
];

describe('[§17 products] a value of a change in words', () => {
  it.each([
    ['price', 32_900, '$329.00'],
    ['weightGrams', 900, '1.984'],
    ['reference', { type: 'WAS', amount: 32_900, evidence: 'Charged since May.', endsAt: null }, 'Was $329.00: Charged since May.'],
    [
      'reference',
      { type: 'MSRP', amount: 9900, evidence: 'Its maker.', endsAt: '2026-12-01T05:00:00Z' },
      'MSRP $99.00 until Dec 1, 2026, 12:00 AM EST: Its maker.',
    ],
    ['reference', null, ''],
    ['pictures', [{ src: '/media/a.webp', alt: 'A' }, { src: '/media/b.webp' }], 'A, /media/b.webp'],
    ['pictures', [{ src: '/a', alt: 'A', skus: ['X', 'Y'], focus: { x: 1, y: 2 } }], 'A (X Y; subject at 1% 2%)'],
    ['description', '<p>One.</p><p>Two.</p>', 'One. Two.'],
    ['stock', { central: 4, east: 2 }, 'central 4, east 2'],
    ['published', false, 'no'],
    [
      'soldAt',
      { 'pip-alder': 'always', 'alder-loom': 'never', closed: 'never' },
      'Alder & Loom: Never, Pip & Alder: Always, closed: Never',
    ],
  ])('%s %j', (field, value, words) => {
    expect(valueWords(field, value, brands)).toBe(words);
  });
});
