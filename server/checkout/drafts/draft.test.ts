import { describe, expect, it } from 'vitest';
import { agreedShippingPrice, type DraftTerms, draftStateOf, emptyAddress, isAboveLimit, type StoredDraft } from './draft.ts';

const now = new Date('2026-11-26T12:00:00Z');
const later = new Date('2026-11-27T12:00:00Z');
const earlier = new Date('2026-11-25T12:00:00Z');

describe('[§5 draft orders] rules', () => {
  it.each([
    ['open', { orderNumber: null, linkNumber: 0, linkUntil: null }],
    ['sent', { orderNumber: null, linkNumber: 1, linkUntil: later }],
    ['expired', { orderNumber: null, linkNumber: 1, linkUntil: earlier }],
    ['expired', { orderNumber: null, linkNumber: 1, linkUntil: now }],
    ['withdrawn', { orderNumber: null, linkNumber: 2, linkUntil: null }],
    ['paid', { orderNumber: '7KQ2-M9XWT', linkNumber: 1, linkUntil: earlier }],
  ])('a draft is %s', (state, link) => {
    expect(draftStateOf(link as StoredDraft, now)).toBe(state);
  });

  it.each([
    [null, 10_000, false],
    [{ kind: 'percent', value: 20 }, 10_000, false],
    [{ kind: 'percent', value: 20.01 }, 10_000, true],
    [{ kind: 'amount', value: 2000 }, 10_000, false],
    [{ kind: 'amount', value: 2001 }, 10_000, true],
    [{ kind: 'amount', value: 1 }, 0, true],
  ] as const)('%j off %i cents is above the limit: %s', (discount, merchandise, isAbove) => {
    expect(isAboveLimit(discount, merchandise)).toBe(isAbove);
  });

  it('an agreed price of delivery holds for the state it was agreed for', () => {
    const address = { ...emptyAddress, stateRegion: 'OH', postalCode: '43215' };
    const terms = { shippingPrice: 500, address } as unknown as DraftTerms;
    expect(agreedShippingPrice(terms, null)).toBe(500);
    expect(agreedShippingPrice(terms, { ...address, postalCode: '44101' })).toBe(500);
    expect(agreedShippingPrice(terms, { ...address, stateRegion: 'AK' })).toBeNull();
    expect(agreedShippingPrice(terms, { countryCode: 'US' }), 'while only the country is known').toBe(500);
    expect(agreedShippingPrice(terms, { countryCode: 'CA' })).toBeNull();
    expect(agreedShippingPrice({ ...terms, address: emptyAddress }, { ...address, stateRegion: 'AK' })).toBe(500);
  });
});
