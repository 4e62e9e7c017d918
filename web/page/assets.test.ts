import { expect, test } from 'vitest';
import { assetsFromManifest, shopPlaces } from './assets.ts';

const manifest = {
  'web/page/entry.client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_react.js', '_ui.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_ui.js': { file: 'assets/ui.js', css: ['assets/ui.css'], imports: ['_react.js'] },
  '_cards.js': { file: 'assets/cards.js', css: ['assets/cards.css'], imports: ['_react.js'] },
  'web/screens/home/home-screen.tsx': {
    file: 'assets/home.js',
    css: ['assets/home.css'],
    imports: ['_cards.js', '_ui.js', 'web/page/entry.client.tsx'],
  },
  'web/screens/home/below.later.tsx': { file: 'assets/below.js', css: ['assets/below.css'], imports: ['_ui.js'] },
  'brands/alder-loom/tokens.css': { file: 'assets/tokens.css', assets: ['assets/text.woff2', 'assets/paper.svg'] },
};

test('a page links what its entry, its theme and its screen need, each once; of what comes alive later the styles alone', async () => {
  expect(await assetsFromManifest(manifest)('alder-loom', 'home')).toEqual({
    entry: '/assets/entry.js',
    screen: '/assets/home.js',
    modules: ['/assets/react.js', '/assets/ui.js', '/assets/home.js', '/assets/cards.js'],
    styles: ['/assets/tokens.css', '/assets/ui.css', '/assets/entry.css', '/assets/cards.css', '/assets/home.css', '/assets/below.css'],
    fonts: ['/assets/text.woff2'],
  });
});

test('a screen that was not built is named', () => {
  expect(() => assetsFromManifest(manifest)('alder-loom', 'cart')).toThrow(shopPlaces.screen('cart'));
});
