import { expect, test } from 'vitest';
import { assetsFromManifest, shopPlaces } from './assets.ts';

const manifest = {
  'web/page/entry.client.tsx': { file: 'assets/entry.js', imports: ['_react.js', '_ui.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_ui.js': { file: 'assets/ui.js', imports: ['_react.js'] },
  '_cards.js': { file: 'assets/cards.js', imports: ['_react.js'] },
  'web/screens/home/home-screen.tsx': { file: 'assets/home.js', imports: ['_cards.js', '_ui.js', 'web/page/entry.client.tsx'] },
  'web/screens/home/below.later.tsx': { file: 'assets/below.js', imports: ['_ui.js'] },
  'brands/alder-loom/tokens.css': { file: 'assets/tokens.css', assets: ['assets/text.woff2', 'assets/paper.svg'] },
};
const sheets = { brands: { 'alder-loom': 'assets/alder-loom.css' }, screens: { home: 'assets/home.css' } };

test('a page links what its entry and its screen need, each once, its fonts, and the styles of its brand before those of its screen', async () => {
  expect(await assetsFromManifest(manifest, sheets)('alder-loom', 'home')).toEqual({
    entry: '/assets/entry.js',
    screen: '/assets/home.js',
    modules: ['/assets/react.js', '/assets/ui.js', '/assets/home.js', '/assets/cards.js'],
    styles: ['/assets/alder-loom.css', '/assets/home.css'],
    fonts: ['/assets/text.woff2'],
  });
});

test('a screen that was not built is named', () => {
  expect(() => assetsFromManifest(manifest, sheets)('alder-loom', 'cart')).toThrow(shopPlaces.screen('cart'));
});
