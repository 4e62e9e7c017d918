import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cookieFor, hasTracking, isExcluded, trackingOf } from './tracking.ts';

const stored = (tracking: Parameters<typeof cookieFor>[0]) => cookieFor(tracking, false).split(';')[0] ?? '';

describe('[§3 campaign tracking]', () => {
  it.each([
    ['?cid=FRIDAY&token=t', '', { campaignId: 'FRIDAY', restrictionToken: 't' }],
    ['?cid=FRIDAY', '', { campaignId: 'FRIDAY', restrictionToken: undefined }],
    ['?cid=NEW', stored({ campaignId: 'OLD', restrictionToken: 't' }), { campaignId: 'NEW', restrictionToken: undefined }],
    ['?token=t', stored({ campaignId: 'OLD', restrictionToken: 'o' }), { campaignId: 'OLD', restrictionToken: 'o' }],
    ['?cid=NEW', 'campaign=%7Bbroken', { campaignId: 'NEW', restrictionToken: undefined }],
    ['', 'campaign=%7Bbroken', null],
    ['', 'campaign=%E0%A4%A', null],
    ['', 'campaign=null', null],
    ['', 'another_campaign=x', null],
    [`?cid=${'x'.repeat(65)}`, '', null],
    ['', '', null],
  ])('of "%s" and "%s"', (search, cookies, tracking) => {
    expect(trackingOf(search, cookies)).toEqual(tracking);
  });

  it('survives a round trip through its cookie, beside others', () => {
    const text = fc.string({ minLength: 1, maxLength: 64 }).filter((value) => !/[\ud800-\udfff]/.test(value));
    fc.assert(
      fc.property(text, text, (campaignId, restrictionToken) => {
        const cookies = `a=1; ${stored({ campaignId, restrictionToken })}; b=2`;
        expect(hasTracking('', cookies)).toBe(true);
        expect(trackingOf('', cookies)).toEqual({ campaignId, restrictionToken });
      }),
    );
  });

  it('[§9] is stored for 21 days, strict, and secure over https', () => {
    expect(cookieFor({ campaignId: 'A', restrictionToken: undefined }, true)).toMatch(
      /; path=\/; max-age=1814400; samesite=strict; secure$/,
    );
    expect(cookieFor({ campaignId: 'A', restrictionToken: undefined }, false)).toMatch(/; samesite=lax$/);
  });
});

describe('[§2.1 excluded paths]', () => {
  it.each([
    ['/checkout', true],
    ['/checkout/mobile', true],
    ['/paypal-processing', true],
    ['/password-reset', true],
    ['/checkouts', false],
    ['/cart', false],
    ['/', false],
  ])('%s: %s', (path, excluded) => {
    expect(isExcluded(path)).toBe(excluded);
  });
});
