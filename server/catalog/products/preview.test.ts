import { describe, expect, it } from 'vitest';
import { isPreviewToken, previewToken } from './preview.ts';

const now = new Date('2026-11-27T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('[§17 products] the token of a preview', () => {
  const token = previewToken('secret', 7, now);

  it('opens its product for a day', () => {
    expect(isPreviewToken('secret', 7, token, now)).toBe(true);
    expect(isPreviewToken('secret', 7, token, later(86_400))).toBe(true);
    expect(isPreviewToken('secret', 7, token, later(86_401))).toBe(false);
  });

  it.each([
    ['another product', 'secret', 8, token],
    ['another shop', 'other', 7, token],
    ['a later day', 'secret', 7, token.replace(/^\d+/, (until) => String(Number(until) + 1))],
    ['nothing', 'secret', 7, ''],
    ['anything', 'secret', 7, '1.x'],
  ])('does not open %s', (_, secret, productId, given) => {
    expect(isPreviewToken(secret, productId, given, now)).toBe(false);
  });
});
