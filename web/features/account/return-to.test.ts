import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturn } from './return-to.ts';

describe('[§3 redirect_to] where a sign-in returns to', () => {
  it.each(['/cart', '/myaccount/orders?filter=30-days', '/lighting/lamp/12/product.html?variation=3#reviews', '/'])(
    'returns to %s',
    (path) => {
      expect(safeReturn(path)).toBe(path);
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/%0d//evil.example\r\n',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'cart',
    ' /cart',
    '/login',
    '/login?redirect_to=/login',
    '/password-reset?token=x',
    '',
    null,
    undefined,
  ])('does not return to %j', (path) => {
    expect(safeReturn(path)).toBeNull();
  });

  it('never leaves the shop, whatever the URL', () => {
    const nasty = fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', '%', 'e', '\t', '\n', ' ', '2', 'f') });
    fc.assert(
      fc.property(nasty, (wanted) => {
        const path = safeReturn(wanted);
        if (path !== null) expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
      }),
      { numRuns: 2000 },
    );
  });
});
