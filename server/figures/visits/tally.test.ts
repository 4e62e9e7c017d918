import { describe, expect, it } from 'vitest';
import { Tally } from './tally.ts';

const place = { day: '2026-03-02', brand: 'alder-loom' };
const other = { ...place, brand: 'pip-alder' };

describe('[§17.10 figures] counting in memory', () => {
  it('adds up by day, brand and words, and begins anew once taken', () => {
    const tally = new Tally();
    expect(tally.isEmpty).toBe(true);
    tally.noteSearch(place, 'sofa', ['searches']);
    tally.noteSearch(place, 'sofa', ['searches', 'nothing']);
    tally.noteSearch(place, 'sofa', ['products']);
    tally.noteSearch(other, 'sofa', ['searches']);
    tally.noteStep(place, 'cart');
    tally.noteStep(place, 'cart');
    expect(tally.take()).toEqual({
      searches: [
        { ...place, words: 'sofa', searches: 2, nothing: 1, products: 1, carts: 0 },
        { ...other, words: 'sofa', searches: 1, nothing: 0, products: 0, carts: 0 },
      ],
      steps: [{ ...place, step: 'cart', visits: 2 }],
      banners: [],
      orders: [],
    });
    expect(tally.isEmpty).toBe(true);
  });

  it('stays small whatever is searched for, and still counts every search', () => {
    const tally = new Tally();
    for (let at = 0; at < 50_000; at++) tally.noteSearch(place, `word ${at}`, ['searches']);
    tally.noteSearch(place, 'word 3', ['searches']);
    const { searches } = tally.take();
    expect(searches.length).toBeLessThanOrEqual(2001);
    expect(searches.reduce((all, one) => all + one.searches, 0)).toBe(50_001);
    expect(searches.find(({ words }) => words === 'word 3')?.searches).toBe(2);
  });

  it('adds up banners by page, and bounds them and the orders that may have followed', () => {
    const tally = new Tally();
    tally.noteBanner(place, 'homepage', 'hero', 'shown');
    tally.noteBanner(place, 'homepage', 'hero', 'shown');
    tally.noteBanner(place, 'homepage', 'hero', 'clicked');
    for (let at = 0; at < 3000; at++) {
      tally.noteBanner(place, 'deals', `banner ${at}`, 'shown');
      tally.noteOrder({ ...place, page: 'deals', banner: 'hero', orderNumber: `A-${at}`, clickedAt: new Date(0) });
    }
    tally.noteBanner(place, 'homepage', 'hero', 'shown');
    const { banners, orders } = tally.take();
    expect(banners[0]).toEqual({ ...place, page: 'homepage', banner: 'hero', shown: 3, clicked: 1 });
    expect([banners.length, orders.length]).toEqual([2000, 1000]);
    expect(tally.isEmpty).toBe(true);
  });
});
