import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RouteTable } from '../route.ts';
import { locate } from './locate.ts';

const table = new RouteTable([
  { name: 'home', pattern: '/', screen: 'home', query: [] },
  { name: 'cart', pattern: '/cart', screen: 'cart', query: [] },
  { name: 'list', pattern: '/c/:slug', screen: 'list', query: ['t', 'page'] },
  { name: 'strict', pattern: '/s/:slug', screen: 'list', query: ['t', 'color', 'page'], oneOrder: true },
  { name: 'thing', pattern: '/:department/:id/thing.html', screen: 'thing', query: [] },
  { name: 'any', pattern: '/:page', screen: 'any', query: [] },
]);
const at = (target: string) => locate(table, target);

test('the first matching route wins, and values are decoded', () => {
  expect(at('/cart')).toMatchObject({ kind: 'page', route: { name: 'cart' } });
  expect(at('/other')).toMatchObject({ kind: 'page', route: { name: 'any' }, params: { page: 'other' } });
  expect(at('/lamps/caf%C3%A9%2F1/thing.html')).toMatchObject({ params: { department: 'lamps', id: 'café/1' } });
});

test('a dot in a pattern is a dot', () => {
  expect(at('/lamps/1/thingxhtml').kind).toBe('nowhere');
});

test('only declared query parameters identify a page, in their declared order', () => {
  expect(at('/c/rugs?utm_source=mail&page=2&t=9&cid=1')).toMatchObject({ canonical: '/c/rugs?t=9&page=2' });
  expect(at('/c/rugs?page=&t=9')).toMatchObject({ canonical: '/c/rugs?t=9' });
  expect(at('/cart?x=1')).toMatchObject({ canonical: '/cart' });
});

test('[rulings: Routes] a route with a fixed order redirects other orders, keeping foreign parameters', () => {
  expect(at('/s/rugs?t=9&color=b&color=a&page=2')).toMatchObject({ kind: 'page', canonical: '/s/rugs?t=9&color=b&color=a&page=2' });
  expect(at('/s/rugs?cid=1&t=9')).toMatchObject({ kind: 'page', canonical: '/s/rugs?t=9' });
  expect(at('/s/rugs?color=b&cid=1&t=9&color=a')).toEqual({ kind: 'moved', location: '/s/rugs?t=9&color=b&color=a&cid=1' });
  expect(at('/s/rugs?page=&cid=1&t=')).toEqual({ kind: 'moved', location: '/s/rugs?cid=1' });
});

test('[§3 campaign tracking] what a page does not read is at hand for its redirect', () => {
  expect(at('/c/rugs?utm_source=a+b&page=2&t=9&cid=1')).toMatchObject({ foreign: 'utm_source=a+b&cid=1' });
  expect(at('/c/rugs?t=9')).toMatchObject({ foreign: '' });
});

test('a trailing slash is redirected away, keeping the query', () => {
  expect(at('/cart/?a=1')).toEqual({ kind: 'moved', location: '/cart?a=1' });
  expect(at('/c/rugs//')).toEqual({ kind: 'moved', location: '/c/rugs' });
});

test.each([
  ['/x/../cart', '/cart'],
  ['/x/%2e%2E/cart?cid=1', '/cart?cid=1'],
  ['/x\\..\\c/rugs?page=2&cid=1', '/c/rugs?page=2&cid=1'],
  ['/./', '/'],
])('%j is redirected to its page, which is never served under another path', (target, location) => {
  expect(at(target)).toEqual({ kind: 'moved', location });
});

test.each(['//evil.example/', '//evil.example', '/%E0%A4%A', '*', 'http://evil.example/', '/a/b/c/d', ''])('%j leads nowhere', (target) => {
  expect(at(target).kind).toBe('nowhere');
});

test('any redirect stays in the shop and does not redirect again', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (rest) => {
      const place = at(`/${rest}`);
      if (place.kind !== 'moved') return;
      expect(place.location).toMatch(/^\/(?![/\\])/);
      expect(at(place.location).kind).toBe('page');
    }),
    { numRuns: 2000 },
  );
});

test('[§6 abuse] an address of many slashes is looked up in linear time', () => {
  expect(at(`/x${'/'.repeat(300_000)}x`)).toEqual({ kind: 'nowhere' });
});
