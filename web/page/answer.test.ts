import { describe, expect, it } from 'vitest';
import { type Asked, cacheHeaders, type Keep, type TagHeader } from './answer.ts';

const keep: Keep = { maxAge: 30, staleWhileRevalidate: 3600, tags: ['product:7', 'site:alder-loom', 'menu'] };
const tagged = (...tags: string[]): Keep => ({ ...keep, tags });
const document: Asked = { as: 'document', channel: 'website' };
const both: readonly TagHeader[] = ['surrogate-key', 'cache-tag'];
const shared = 'public, max-age=0, s-maxage=30, stale-while-revalidate=3600';
const own = { 'cache-control': 'private, no-cache' };

describe('[§9 caching] headers of', () => {
  it.each<[string, Keep | null, Asked, readonly TagHeader[], Record<string, string>]>([
    ['a personal page', null, document, both, { 'cache-control': 'private, no-store' }],
    ['a public page without a CDN', keep, document, [], { 'cache-control': shared }],
    [
      ...(['a public page behind Fastly', keep, document, ['surrogate-key']] as const),
      { 'cache-control': shared, 'surrogate-key': 'product:7 site:alder-loom menu' },
    ],
    [
      ...(['a public page behind Cloudflare', keep, document, ['cache-tag']] as const),
      { 'cache-control': shared, 'cache-tag': 'product:7,site:alder-loom,menu' },
    ],
    [
      ...(['a public page behind any CDN', tagged('menu'), document, both] as const),
      { 'cache-control': shared, 'surrogate-key': 'menu', 'cache-tag': 'menu' },
    ],
    [
      ...(['a missing page', { maxAge: 10, staleWhileRevalidate: 0, tags: [] }, document, both] as const),
      { 'cache-control': 'public, max-age=0, s-maxage=10' },
    ],
    ['its data, under the same address', keep, { ...document, as: 'data' }, both, own],
    ['its page for the app, under the same address', keep, { ...document, channel: 'native-app' }, both, own],
    ['a page with a tag that breaks a header', tagged('content:alder-loom:a\nb'), document, both, own],
    ['a page with a tag of two words', tagged('content:alder-loom:a b'), document, both, own],
    ['a page with a tag that is two at Cloudflare', tagged('content:alder-loom:a,menu'), document, both, own],
    ['a page with a tag in other letters', tagged('content:alder-loom:é'), document, both, own],
    ['such a page without a CDN', tagged('content:alder-loom:é'), document, [], { 'cache-control': shared }],
    ['a page with more tags than a proxy takes', tagged(...Array.from({ length: 400 }, (_, id) => `product:${id}`)), document, both, own],
  ])('%s', (_, given, asked, tagHeaders, expected) => {
    expect(cacheHeaders(given, asked, tagHeaders)).toEqual(expected);
  });
});
