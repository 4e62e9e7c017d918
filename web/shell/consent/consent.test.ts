import { describe, expect, it } from 'vitest';
import { needsConsent } from './consent.ts';

describe('[§4 cookie consent] the notice', () => {
  it.each([
    ['', true],
    ['cart_item_qty=2', true],
    ['cookie_consent=false', true],
    ['cookie_consent=trueish', true],
    ['my_cookie_consent=true', true],
    ['cookie_consent=true', false],
    ['a=1; cookie_consent=true; b=2', false],
  ])('with "%s" shows: %s', (cookies, asked) => {
    expect(needsConsent(cookies)).toBe(asked);
  });
});
