import { describe, expect, it } from 'vitest';
import { scrubbed } from '../../contract/values/scrub.ts';
import { pathOf } from './scrub.ts';

describe('[§7.6] what browsers report', () => {
  it.each([
    ['query strings', 'at https://shop.example/cart?zip=17111#x:12:3', 'at https://shop.example/cart'],
    ['e-mail addresses', 'no such user ann.lee+home@mail.example.com', 'no such user [e-mail]'],
    ['escaped addresses', 'to ann%40mail.example.com', 'to [e-mail]'],
    ['card numbers', 'card 4242 4242 4242 4242 refused', 'card [number] refused'],
    ['telephone numbers', 'call +1 800-555-0142', 'call [number]'],
    ['passwords', 'refused {"password":"hunter2!","x":1}', 'refused {"password":[secret],"x":1}'],
    ['passwords in forms', 'sent newPassword=hunter2!&name=x', 'sent newPassword=[secret]&name=x'],
    ['card codes', "{ securityCode: '123', expiry: '12/30' }", '{ securityCode: [secret], expiry: [secret] }'],
    ['tokens of paths', 'GET /password-reset?token=abc failed', 'GET /password-reset failed'],
    ['headers', 'Authorization: Bearer abc.def', 'Authorization: [secret]'],
    ['what a parser quotes', 'Unexpected token h, "hunter2!" is not valid JSON', 'Unexpected token h, [text] is not valid JSON'],
    ['tokens', 'session 9xYz0123456789abcdefABCDEF_- gone', 'session [token]- gone'],
  ])('loses %s', (_, text, clean) => {
    expect(scrubbed(text, 200)).toBe(clean);
  });

  it('keeps what helps to find a fault, up to a limit', () => {
    const stack = 'TypeError: can\'t access property "x" of undefined\n  at add (https://shop.example/assets/entry-B1x2Y3z4.js:12:3456)';
    expect(scrubbed(stack, 500)).toBe(stack);
    expect(scrubbed('a'.repeat(100), 10)).toHaveLength(10);
  });

  it('[§6 abuse] takes linear time', () => {
    const word = 'a'.repeat(300_000);
    const hyphened = 'a-'.repeat(150_000);
    expect(scrubbed(`${word} ${hyphened}`, 1_000_000)).toBe(`${word} ${hyphened}`);
  });

  it('names a page by its path', () => {
    expect(pathOf('https://shop.example/order-confirmation?order=7KQ2&token=x')).toBe('/order-confirmation');
    expect(pathOf('::')).toBe('/::');
    expect(pathOf('http://[')).toBe('');
  });
});
