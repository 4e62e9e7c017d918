import { describe, expect, it } from 'vitest';
import { cookieOfPromo, linkedPromo } from './promo-link.ts';

const visit = (query: string, kept?: string) => ({ url: new URL(`https://shop.example/cart${query}`), cookie: () => kept });

describe('[§2.8 promo code] a link’s code', () => {
  it.each([
    ['?promo=SAVE15', 'promo_code=SAVE15; '],
    ['?cid=A&promo=%20save%2015%20', 'promo_code=save%2015; '],
    ['?promo=a%3Bb', 'promo_code=a%3Bb; '],
    ['?promo=', null],
    ['?promo=%20', null],
    [`?promo=${'x'.repeat(61)}`, null],
    ['?nopromo=1', null],
  ])('in %s is stored: %s', (search, cookie) => {
    const kept = cookieOfPromo(search, true);
    if (cookie === null) expect(kept).toBeNull();
    else {
      expect(kept?.startsWith(cookie)).toBe(true);
      expect(kept).toMatch(/; path=\/; max-age=86400; samesite=strict; secure$/);
    }
  });

  it.each([
    ['?promo=NEW', 'OLD', 'NEW'],
    ['', 'OLD', 'OLD'],
    ['?promo=', 'OLD', 'OLD'],
  ])('“%s” with %s stored leads to %s', (query, kept, code) => {
    expect(linkedPromo(visit(query, kept))).toEqual({ code, error: null });
  });

  it('is absent without either', () => {
    expect(linkedPromo(visit(''))).toBeNull();
  });
});
