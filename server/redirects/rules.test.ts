import { describe, expect, it } from 'vitest';
import { newAddress, oldAddress } from '../../contract/redirects/redirects.ts';
import { readLines } from './lines.ts';
import { RuleSet } from './rule-set.ts';
import { follow, parted, type Rule } from './rules.ts';
import { takeLines } from './take-lines.ts';

const rule = (from: string, target: string | null, status: Rule['status'] = target === null ? 410 : 301): Rule => ({
  ...(parted(from) as { path: string; query: string }),
  target,
  status,
});
const led = (rules: readonly Rule[], asked: string) => follow(async (path) => rules.filter((one) => one.path === path), asked);

const rules = [
  rule('/collections/sofas', '/c/sofas?t=12'),
  rule('/couches', '/collections/sofas'),
  rule('/summer', '/deals', 302),
  rule('/season', '/summer'),
  rule('/closing-sale', null),
  rule('/over', '/closing-sale'),
  rule('/product.php?id=7', '/lighting/lamp/7/product.html'),
  rule('/product.php?id=7&color=red', '/lighting/lamp/7/product.html?variation=3'),
  rule('/product.php', '/c/lighting?t=3'),
  rule('/café', '/c/kitchen?t=9#cups'),
  rule('/round', '/about-again'),
  rule('/about-again', '/round'),
];

describe('[§7.6 redirect info] an old address', () => {
  it.each([
    ['/collections/sofas', 301, '/c/sofas?t=12'],
    ['/Collections/SOFAS/', 301, '/c/sofas?t=12'],
    ['/collections/sofas?cid=spring&t=99', 301, '/c/sofas?t=12&cid=spring'],
    ['/couches', 301, '/c/sofas?t=12'],
    ['/season', 302, '/deals'],
    ['/product.php?id=7', 301, '/lighting/lamp/7/product.html'],
    ['/product.php?color=red&id=7&utm=x', 301, '/lighting/lamp/7/product.html?variation=3&utm=x'],
    ['/product.php?id=8', 301, '/c/lighting?t=3&id=8'],
    ['/caf%C3%A9', 301, '/c/kitchen?t=9#cups'],
  ])('%s leads with %i to %s, in one step', async (asked, status, location) => {
    expect(await led(rules, asked)).toEqual({ status, location });
  });

  it('that leads by way of a page ends there', async () => {
    const pages = ['/summer', '/c/sofas?t=12', '/couches'];
    const lead = (asked: string) =>
      follow(
        async (path) => rules.filter((one) => one.path === path),
        asked,
        async (at) => pages.includes(at),
      );
    expect(await lead('/season')).toEqual({ status: 301, location: '/summer' });
    expect(await lead('/couches')).toEqual({ status: 301, location: '/c/sofas?t=12' });
  });

  it.each(['/closing-sale', '/over'])('%s is gone permanently', async (asked) => {
    expect(await led(rules, asked)).toEqual({ status: 410, location: null });
  });

  it.each(['/elsewhere', '/collections', '//evil.example/couches', '/round', '/%', '/%00', 'couches', ''])(
    '%s leads nowhere',
    async (asked) => {
      expect(await led(rules, asked)).toBeNull();
    },
  );
});

describe('[§7.6 redirect info] accepted input', () => {
  it.each([
    ['/collections/sofas', '/collections/sofas'],
    [' https://old-shop.example/Pages/About?x=1#top ', '/Pages/About?x=1'],
    ['/café crème', '/caf%C3%A9%20cr%C3%A8me'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/', null],
    ['/?p=12', null],
    ['https://old-shop.example', null],
    ['/api/cart', null],
    ['/Staff', null],
    ['collections', null],
    ['//evil.example/x', null],
    [`/${'x'.repeat(1000)}`, null],
  ])('as an old address: %s is %s', (given, kept) => {
    expect(oldAddress(given)).toBe(kept);
  });

  it.each([
    ['/c/sofas?t=12#top', '/c/sofas?t=12#top'],
    ['https://shop.example/deals', '/deals'],
    ['/', '/'],
    ['https://evil.example/deals', null],
    ['https://shop.example.evil.example/', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/.//evil.example', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('as a destination: %s is %s', (given, kept) => {
    expect(newAddress(given, 'https://shop.example')).toBe(kept);
  });

  it('lines are separated by commas, semicolons or tabs, quoted or not, with or without a heading', () => {
    const shopify = 'Redirect from,Redirect to\n/a,/b\n\n"/c,d",/e,302\n/gone\n';
    expect(readLines(shopify)).toEqual([
      { line: 2, written: { from: '/a', to: '/b', status: '' } },
      { line: 4, written: { from: '/c,d', to: '/e', status: '302' } },
      { line: 5, written: { from: '/gone', to: '', status: '' } },
    ]);
    expect(readLines('/a,1\t/b\n')).toEqual([{ line: 1, written: { from: '/a,1', to: '/b', status: '' } }]);
    expect(readLines('From;To\n/gone\n/a,1;/b;302\n"/c;d";/e')).toEqual([
      { line: 2, written: { from: '/gone', to: '', status: '' } },
      { line: 3, written: { from: '/a,1', to: '/b', status: '302' } },
      { line: 4, written: { from: '/c;d', to: '/e', status: '' } },
    ]);
    expect(readLines('/gone\n/a;1,/b;2')).toMatchObject([{}, { written: { from: '/a;1', to: '/b;2' } }]);
    expect(readLines('nonsense\nworse\n')).toEqual([{ line: 2, written: { from: 'worse', to: '', status: '' } }]);
    expect(readLines('')).toEqual([]);
    expect(readLines('/a,/b\n"/c,/d\n/e,/f').map(({ line, written }) => [line, written.from, written.to])).toEqual([
      [1, '/a', '/b'],
      [2, '"/c', '/d'],
      [3, '/e', '/f'],
    ]);
    expect(readLines('"); select pg_sleep(10); --')).toEqual([]);
  });
});

it('[§6 abuse] compares an address of many slashes in linear time', () => {
  const slashes = '/'.repeat(300_000);
  expect(parted(`/a${slashes}b${slashes}`)).toEqual({ path: `/a${slashes}b`, query: '' });
});

describe('[§7.6 redirect info] rules by the thousand for one path', () => {
  const many = Array.from({ length: 5000 }, (_, i) => rule(`/index.php?page=shop&id=${i}`, '/deals'));
  const set = new RuleSet([...many, rule('/index.php', '/about'), rule('/index.php?page=shop', '/designer')]);

  it('are found by the parameters that they require, without looking at the others', async () => {
    const near = (asked: string) => set.near('/index.php', new URL(`https://old.example${asked}`).searchParams);
    expect(near('/index.php?id=4000&x=1&page=shop').length).toBeLessThan(10);
    const leads = async (asked: string) => (await follow(async (path, query) => set.near(path, query), asked))?.location;
    expect(await leads('/index.php?id=4000&page=shop')).toBe('/deals');
    expect(await leads('/index.php?id=5001&page=shop')).toBe('/designer?id=5001');
    expect(await leads('/index.php')).toBe('/about');
  });

  it('are replaced and removed by their address', () => {
    const own = new RuleSet(many);
    own.put(rule('/index.php?id=7&page=shop', '/about'));
    expect(own.get({ path: '/index.php', query: 'id=7&page=shop' })?.target).toBe('/about');
    own.delete({ path: '/index.php', query: 'id=7&page=shop' });
    expect(own.get({ path: '/index.php', query: 'id=7&page=shop' })).toBeNull();
  });

  it('[§6 abuse] are imported while others have their turn', async () => {
    let turns = 0;
    const count = () => {
      turns += 1;
      turning = setImmediate(count);
    };
    let turning = setImmediate(count);
    const lines = Array.from({ length: 3000 }, (_, i) => `/index.php?id=${i},/index.php?was=${i}`);
    const { taken, faults } = await takeLines(new RuleSet([]), lines.join('\n'), 'https://shop.example');
    clearImmediate(turning);
    expect([taken, faults]).toEqual([3000, []]);
    expect(turns).toBeGreaterThanOrEqual(10);
  });
});
