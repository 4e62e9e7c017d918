import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf, contrastPairs, contrastWords, type ThemeColors, themeColors, weakPairs, weakPairWords } from './theme.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
/** Dark on light everywhere. */
const readable = Object.fromEntries(themeColors.map((name) => [name, '#ffffff'])) as Record<(typeof themeColors)[number], string>;
for (const { front } of contrastPairs)
  if (front !== 'surface' && front !== 'on-accent' && front !== 'on-success') readable[front] = '#000000';

describe('[settings: theme] contrast', () => {
  // From the definition of WCAG 2.2 and the values of its tools.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#1f5fbf', '#1f5fbf', 1],
  ])('of %s and %s is %d', (one, other, contrast) => expect(contrastOf(one, other)).toBeCloseTo(contrast, 2));

  it('is the same both ways, and between 1 and 21', () =>
    fc.assert(
      fc.property(color, color, (one, other) => {
        expect(contrastOf(one, other)).toBe(contrastOf(other, one));
        expect(contrastOf(one, other)).toBeGreaterThanOrEqual(1);
        expect(contrastOf(one, other)).toBeLessThanOrEqual(21);
      }),
    ));

  it('is never told as more than it is', () =>
    expect([contrastWords(4.49), contrastWords(4.5), contrastWords(21)]).toEqual(['4.4:1', '4.5:1', '21:1']));

  it('names the first weak pair of each colour', () => {
    expect(weakPairs(readable)).toEqual([]);
    const weak: ThemeColors = { ...readable, paper: '#000000', star: '#ffffff' };
    expect(weakPairWords(weak)).toMatchObject({
      ink: 'Text on page background has a contrast of 1:1; it needs 4.5:1',
      star: 'Rating stars on panel background has a contrast of 1:1; it needs 3:1',
    });
    expect(weakPairWords({ ...readable, sale: '#ffffff' })).toEqual({
      sale: expect.stringContaining('Sale prices on page background'),
      surface: expect.stringContaining('Panel background on sale prices'),
    });
  });
});
