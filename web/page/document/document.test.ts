import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { brandOf } from '../../../brands/index.ts';
import type { Head } from '../page.ts';
import { lastResort } from '../render.server.tsx';
import { DocumentHead, documentTitle } from './document.tsx';

test.each([
  ['Sofas', 'Sofas – Alder & Loom'],
  ['Alder & Loom: furniture for the home', 'Alder & Loom: furniture for the home'],
  ['A pendant light of mouth-blown glass with a brass canopy', 'A pendant light of mouth-blown glass with a brass canopy'],
  [
    'A pendant light of mouth-blown smoked glass with a brass canopy, 14 inches',
    'A pendant light of mouth-blown smoked glass with a brass…',
  ],
  ['x'.repeat(80), `${'x'.repeat(30)}…`],
])('[search engines] the title of “%s” fits a search result', (title, shown) => {
  expect(documentTitle({ title }, 'Alder & Loom')).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(60);
});

test('the title of a page that is not indexed stays whole', () => {
  const title = 'A pendant light of mouth-blown glass with a brass canopy';
  expect(documentTitle({ title, robots: 'noindex' }, 'Alder & Loom')).toBe(`${title} – Alder & Loom`);
});

test.each<[string, Partial<Head>, string[]]>([
  ['is told to serve the US and Canada', { canonical: '/c/rugs?t=9' }, ['en-US', 'en-CA', 'x-default']],
  ['without an address of its own is not', {}, []],
  ['that is not indexed is not', { canonical: '/c/rugs?t=9', robots: 'noindex' }, []],
])('[search engines] a page %s', (_, head, locales) => {
  const site = { ...brandOf('alder-loom'), origin: 'https://shop.example', icon: '/icon.svg' };
  const assets = { entry: null, modules: [], island: () => [], styles: [], fonts: [] };
  const html = renderToStaticMarkup(createElement(DocumentHead, { head: { title: 'Rugs', ...head }, site, shopPicture: null, assets }));
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="https:\/\/shop\.example\/c\/rugs\?t=9"\/>/g)];
  expect(links.map(([, locale]) => locale)).toEqual(locales);
});

test.each<[string, Partial<Head>, boolean]>([
  ['with an address for everyone has', { canonical: '/login', robots: 'noindex' }, true],
  ['of one visitor has no', { robots: 'noindex' }, false],
])('a page that is not indexed %s Open Graph tags', (_, head, has) => {
  const site = { ...brandOf('alder-loom'), origin: 'https://shop.example', icon: '/icon.svg' };
  const assets = { entry: null, modules: [], island: () => [], styles: [], fonts: [] };
  const html = renderToStaticMarkup(createElement(DocumentHead, { head: { title: 'Sign in', ...head }, site, shopPicture: null, assets }));
  expect(html.includes('<meta property="og:title" content="Sign in"/>')).toBe(has);
  expect(html.includes('<meta property="og:url" content="https://shop.example/login"/>')).toBe(has);
});

test('[WCAG 1.4.10] the page that is left when all else fails fits a phone', () => {
  expect(lastResort.toString()).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
});

test('[search engines] a page names its icons, also one for phones, and the search', () => {
  const site = { ...brandOf('alder-loom'), origin: 'https://shop.example', icon: '/favicon.svg' };
  const assets = { entry: null, modules: [], island: () => [], styles: [], fonts: [] };
  const html = renderToStaticMarkup(createElement(DocumentHead, { head: { title: 'Rugs' }, site, shopPicture: null, assets }));
  const hrefOf = (rel: string) =>
    [...html.matchAll(/<link rel="([^"]*)"[^>]* href="([^"]*)"/g)].flatMap(([, of, href]) => (of === rel ? href : []));
  expect(hrefOf('icon')).toEqual(['/favicon.ico', '/favicon.svg']);
  expect([hrefOf('apple-touch-icon'), hrefOf('manifest'), hrefOf('search')]).toEqual([
    ['/apple-touch-icon.png'],
    ['/manifest.webmanifest'],
    ['/opensearch.xml'],
  ]);
});

test('a page whose later parts move earlier ones is shown once both are there', () => {
  const site = { ...brandOf('alder-loom'), origin: 'https://shop.example', icon: '/favicon.svg' };
  const assets = { entry: null, modules: [], island: () => [], styles: [], fonts: [] };
  const headOf = (head: Head) => renderToStaticMarkup(createElement(DocumentHead, { head, site, shopPicture: null, assets }));
  expect(headOf({ title: 'Bed', shownFrom: 'top' })).toContain('<link rel="expect" href="#top" blocking="render"/>');
  expect(headOf({ title: 'Bed' })).not.toContain('expect');
});
