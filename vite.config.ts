import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './web/page/build/precompress.ts';
import { slimContract } from './web/page/build/slim-contract.ts';

const themes = readdirSync('brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => `brands/${entry.name}/tokens.css`);

const apart = {
  cards: /[\\/]features[\\/]catalog[\\/](product-(card|row|grid)|breadcrumbs)|[\\/]ui[\\/](accordion|rating)/,
  lists: /[\\/]features[\\/]finding[\\/]|[\\/]contract[\\/](search|facets)/,
  account: /[\\/]features[\\/]account[\\/]|[\\/]contract[\\/](accounts|email-preferences|order-history)/,
  buying: /[\\/]features[\\/](cart|checkout)[\\/]/,
  forms: /[\\/]ui[\\/](field|choice)|[\\/]contract[\\/](field-rules|addresses|orders|checkout)/,
  delivery: /[\\/]contract[\\/](delivery|postal-code)|[\\/]ui[\\/]arrival-days/,
  states: /[\\/]ui[\\/](empty-state|crooked-frame)/,
};
const isApart = (id: string) => Object.values(apart).some((test) => test.test(id));

/**
 * React by itself, since it seldom changes; what most screens share in one chunk rather than in a dozen crumbs. What only lists, or only
 * cart and checkout share is apart: a product page would fetch it for nothing. `shop` goes before them, or they would take what they use along.
 */
const chunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/, priority: 3 },
  {
    name: 'shop',
    test: (id: string) => /[\\/](web|contract|brands)[\\/]|lucide/.test(id) && !isApart(id),
    minShareCount: 2,
    priority: 2,
  },
  // What the frame of every page uses counts as shared by one; without this line it would come with whatever group uses it too.
  { name: 'frame', test: /[\\/]ui[\\/](button|icons|near|visually-hidden)|[\\/]web[\\/](routes|search-url)/, priority: 4 },
  ...Object.entries(apart).map(([name, test]) => ({ name, test, minShareCount: 2, priority: 1 })),
];

/** What a chunk that is asked for later needs along with it: nothing that every page has, and a screen's own files its document names. */
function neededAlong(file: string, needed: string[]): string[] {
  if (/-screen-/.test(file)) return [];
  return needed.filter((other) => !/\/(react|shop|frame|entry|rolldown-runtime)[.-]/.test(other));
}

/** `vite build` makes both halves: what browsers fetch (`.build/client`) and what the server renders with (`.build/server`). */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), slimContract(), precompress()],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: neededAlong },
  },
  builder: {},
  optimizeDeps: { entries: ['web/page/entry.client.tsx', 'web/screens/*/*-screen.tsx'] },
  environments: {
    client: {
      build: {
        outDir: '.build/client',
        manifest: 'manifest.json',
        rolldownOptions: {
          input: ['web/page/entry.client.tsx', ...themes],
          output: {
            codeSplitting: { groups: chunks },
          },
        },
      },
    },
    ssr: {
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      resolve: command === 'build' ? { noExternal: true } : {},
      build: {
        outDir: '.build/server',
        minify: true,
        rolldownOptions: {
          input: { 'entry.server': 'web/page/entry.server.tsx', mails: 'web/emails/index.server.tsx' },
          // The screens of failures are among all screens, and at hand without loading.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
  },
}));
