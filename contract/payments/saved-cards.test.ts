import { describe, expect, it } from 'vitest';
import { expiryStanding } from './saved-cards.ts';

describe('[§7.5 saved cards] expiry', () => {
  it.each([
    // The last second of November in Hawaii.
    ['2026-12-01T09:59:59Z', 11, 2026, 'expires_this_month'],
    ['2026-12-01T10:00:00Z', 11, 2026, 'expired'],
    ['2027-01-01T09:59:59Z', 12, 2026, 'expires_this_month'],
    ['2027-01-01T10:00:00Z', 12, 2026, 'expired'],
    ['2026-11-01T10:00:00Z', 12, 2026, 'expires_next_month'],
    ['2026-12-15T00:00:00Z', 1, 2027, 'expires_next_month'],
    ['2026-11-23T00:00:00Z', 1, 2027, 'good'],
    ['2026-11-23T00:00:00Z', 12, 2025, 'expired'],
  ] as const)('at %s a card of %i/%i is %s', (at, expiryMonth, expiryYear, standing) => {
    expect(expiryStanding({ expiryMonth, expiryYear }, new Date(at))).toBe(standing);
  });
});
