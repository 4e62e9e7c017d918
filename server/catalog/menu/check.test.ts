import { describe, expect, it } from 'vitest';
import { isMenuLink } from '../../../contract/merchandising/menu.ts';
import { faultsOf, trimmed } from './check.ts';

const item = { label: 'Our story', link: '/pages/our-story', items: [], hidden: false, startsAt: null, endsAt: null };

describe('[§2.4 main menu] items of the shop’s own', () => {
  it.each([
    ['/', true],
    ['/pages/our-story?from=menu#top', true],
    ['https://journal.example.com/rooms', true],
    ['HTTPS://journal.example.com', true],
    ['', false],
    ['pages/our-story', false],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['/./..//evil.example', false],
    ['/a b', false],
    ['http://journal.example.com', false],
    ['javascript:alert(1)', false],
    ['JavaScript:alert(1)', false],
    [' javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['https:javascript', false],
    ['https://localhost', false],
    ['https://shop.example@evil.example', false],
    ['https://user:secret@example.com/', false],
    ['https://example.com/a b', false],
    ['https://example.com\\@evil.example', false],
    [`/${'x'.repeat(500)}`, false],
  ])('lead to %s: %s', (link, may) => {
    expect(isMenuLink(link)).toBe(may);
  });

  it.each<[string, object, string[]]>([
    ['nothing', {}, []],
    ['a missing label', { label: '' }, ['label']],
    ['a long label', { label: 'x'.repeat(31) }, ['label']],
    ['the link', { link: 'javascript:alert(1)' }, ['link']],
    [
      'a link below',
      {
        items: [
          { label: 'A', link: '/' },
          { label: '', link: 'b' },
        ],
      },
      ['items.1.label', 'items.1.link'],
    ],
    ['too many below', { items: Array.from({ length: 21 }, () => ({ label: 'A', link: '/' })) }, ['items']],
    ['an end before the start', { startsAt: new Date(2), endsAt: new Date(2) }, ['endsAt']],
    ['an end without a start', { endsAt: new Date(2) }, []],
  ])('are refused for %s', (_name, given, fields) => {
    expect(Object.keys(faultsOf({ ...item, ...given }))).toEqual(fields);
  });

  it('are stored without space around their texts', () => {
    expect(trimmed({ ...item, label: ' Our story ', items: [{ label: ' A', link: '/a ' }] })).toEqual({
      ...item,
      items: [{ label: 'A', link: '/a' }],
    });
  });
});
