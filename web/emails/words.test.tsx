import { describe, expect, it } from 'vitest';
import { brandOf } from '../../brands/index.ts';
import { wordingDeclarations } from '../../contract/settings/wording/wording.schemas.ts';
import {
  type EmailKind,
  emailKinds,
  emailPartKeys,
  emails,
  placeholdersOf,
  unknownPlaceholders,
  type WordingSettings,
} from '../../contract/settings/wording/wording.ts';
import { renderMail } from './index.server.tsx';
import { filling, plain, wordsIn } from './words.ts';

const brand = brandOf('alder-loom');
const placed = filling('order-confirmation', { orderNumber: '7KQ2-M9XWT', firstName: 'Ada', arrival: 'Tue, Dec 1' });
const inWords = (wording: WordingSettings | null, of = placed) => {
  const { subject, heading, opening, closing } = wordsIn(of, brand, wording);
  return { subject, heading, opening: opening.map(plain), closing: closing.map(plain) };
};

describe('[rulings: Names] the words of an e-mail', () => {
  it('are the default ones, or those that staff have set', () => {
    expect(inWords(null)).toEqual({
      subject: 'Your order 7KQ2-M9XWT',
      heading: 'Thank you, Ada',
      opening: ['We have your order 7KQ2-M9XWT and are getting it ready. Arrives Tue, Dec 1.'],
      closing: [],
    });
    const wording = {
      'order-confirmation.heading': 'Hi {firstName}',
      'order-confirmation.opening': 'One {orderNumber}\n\nTwo',
      'order-confirmation.closing': 'Yours, {brand}',
      'order-shipped.subject': 'Another',
    };
    expect(inWords(wording)).toEqual({
      subject: 'Your order 7KQ2-M9XWT',
      heading: 'Hi Ada',
      opening: ['One 7KQ2-M9XWT', 'Two'],
      closing: ['Yours, Alder & Loom'],
    });
  });

  it.each([
    ['{orderNumber}', '{orderNumber}'],
    ['$& $1', '$& $1'],
    ['Ada\r\nBcc: eve@example.com', 'Ada Bcc: eve@example.com'],
    ['', ''],
  ])('take a value of %j as it is, in one line', (firstName, said) => {
    const of = filling('order-confirmation', { orderNumber: '7KQ2-M9XWT', firstName, arrival: '' });
    expect(inWords({ 'order-confirmation.subject': '{firstName}' }, of).subject).toBe(said);
  });

  it('are escaped in HTML', () => {
    const props = {
      brand: 'alder-loom',
      shopUrl: 'https://shop.example',
      kind: 'welcome',
      actionUrl: 'https://shop.example',
      otherEmail: null,
    } as const;
    const wording = { 'welcome.opening': '<img src=x> & {brand}', 'welcome.closing': 'Same\nSame' };
    const { html, text } = renderMail({ template: 'account', props }, { details: null, theme: null, wording });
    expect(html).toContain('&lt;img src=x&gt; &amp; Alder &amp; Loom');
    expect(html).not.toContain('<img');
    expect(text).toContain('<img src=x> & Alder & Loom');
    expect(text).toContain('\n\nSame\nSame\n\n');
  });
});

describe('placeholders', () => {
  it.each(emailKinds)('the default words of %s use only its own', (kind) => {
    const { subject, heading, opening } = emails[kind];
    for (const words of [subject, heading, opening]) expect(unknownPlaceholders(kind, words)).toEqual([]);
  });

  it.each([
    ['order-shipped', 'With {carrier}, {brand}', []],
    ['order-shipped', '{Carrier} { carrier } {payer}', ['{Carrier}', '{ carrier }', '{payer}']],
    ['welcome', '{firstName} {} } {', ['{firstName}', '{}']],
    ['welcome', '{constructor}', ['{constructor}']],
  ] as const satisfies readonly (readonly [EmailKind, string, readonly string[]])[])(
    'in %s, of %j are unknown: %j',
    (kind, text, unknown) => {
      expect(unknownPlaceholders(kind, text)).toEqual(unknown);
    },
  );

  it('are listed, the shop’s last', () => {
    expect(placeholdersOf('order-confirmation')).toEqual(['orderNumber', 'firstName', 'arrival', 'brand', 'supportEmail', 'supportPhone']);
  });
});

describe('what staff type', () => {
  const check = (words: object) => {
    const { error } = wordingDeclarations.set.body.safeParse({ kind: 'welcome', version: 0, ...words });
    return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  };

  it.each([
    [{}, []],
    [{ subject: ' Hello ', opening: 'One\r\n'.repeat(375) }, []],
    [{ subject: 'Hello\nBcc: eve@example.com' }, ['subject: Use a single line']],
    [{ heading: 'Hello\u2028there' }, ['heading: Use a single line']],
    [{ subject: 'x'.repeat(121) }, ['subject: Use up to 120 characters']],
    [{ opening: 'x'.repeat(1501), closing: 'x'.repeat(801) }, ['opening: Use up to 1500 characters', 'closing: Use up to 800 characters']],
    [{ closing: 'bell \u0007' }, ['closing: Leave out control characters']],
    [{ opening: 'Hello {firstName}' }, ['opening: This email can’t fill in {firstName}. Use {brand}, {supportEmail}, {supportPhone}.']],
  ])('%j is refused with %j', (words, messages) => expect(check(words)).toEqual(messages));

  it('is trimmed, with plain line breaks', () => {
    const parsed = wordingDeclarations.set.body.parse({ kind: 'welcome', version: 0, subject: ' Hello ', opening: 'One\r\nTwo' });
    expect(emailPartKeys.map((part) => parsed[part])).toEqual(['Hello', '', 'One\nTwo', '']);
  });
});
