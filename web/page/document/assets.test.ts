import { expect, test } from 'vitest';
import { assetsFromManifest, shopPlaces } from './assets.ts';

const manifest = {
  'web/page/entry.client.tsx': { file: 'assets/entry.js', imports: ['_react.js', '_ui.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_ui.js': { file: 'assets/ui.js', imports: ['_react.js'] },
  'web/ui.tsx': { file: 'assets/ui.js', imports: ['_react.js'] },
  '_cards.js': { file: 'assets/cards.js', imports: ['_react.js'] },
  'web/screens/home/gallery.tsx': { file: 'assets/home.js', imports: ['_cards.js', '_ui.js', 'web/page/entry.client.tsx'] },
  'brands/alder-loom/tokens.css': {
    file: 'assets/tokens.css',
    assets: ['assets/text-4f.woff2', 'assets/text-first-5e.woff2', 'assets/paper.svg'],
  },
};
const sheets = { brands: { 'alder-loom': 'assets/alder-loom.css' }, screens: { home: 'assets/home.css' } };

test('a page links its entry with imports, large ones last, the fonts of nearly every page, and the brand’s styles before the screen’s', async () => {
  expect(await assetsFromManifest(manifest, sheets)('alder-loom', 'home')).toMatchObject({
    entry: '/assets/entry.js',
    modules: ['/assets/ui.js', '/assets/react.js'],
    styles: ['/assets/alder-loom.css', '/assets/home.css'],
    fonts: ['/assets/text-first-5e.woff2'],
  });
});

test('an island is its module, then its static imports that the page lacks', async () => {
  const { island } = await assetsFromManifest(manifest, sheets)('alder-loom', 'home');
  expect(island('screens/home/gallery')).toEqual(['/assets/home.js', '/assets/cards.js']);
  // Listed although the entry imports it too.
  expect(island('ui')).toEqual(['/assets/ui.js']);
  expect(() => island('screens/cart/cart-screen')).toThrow(shopPlaces.island('screens/cart/cart-screen'));
});
