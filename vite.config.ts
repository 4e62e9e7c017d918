import { globSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { joinStyles } from './web/page/build/join-styles.ts';
import { precompress } from './web/page/build/precompress.ts';
import { slimContract } from './web/page/build/slim-contract.ts';

const brands = readdirSync('brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const themes = brands.map((brand) => `brands/${brand}/tokens.css`);

/** Each is asked for by the page that shows it, whose document names it. */
const screens = globSync('web/screens/*/*-screen.tsx');

/** What every page or the product page's first view is made of. The rest is fetched by who needs it: a page's first script is bounded. */
const first = [
  /[\\/]web[\\/]ui[\\/](badge|button|classes|count|cut-off|icons\.|image|money|more-info|near|notice|persistently|price|swatch-dot|visually-hidden)/,
  /[\\/]web[\\/](api[\\/]|page[\\/]soft|shell[\\/](?:brand|departments|logo|cart-quantity|free-shipping|visitor)|routes|search-url)|[\\/]features[\\/]catalog[\\/]product-price/,
  /[\\/]web[\\/](page[\\/](entry|start|app|page-data|watch)|shell[\\/](main-id|menu-drawer-id|shell\.|use-visitor))/,
  /[\\/]contract[\\/](cart|client|facets|money|option-order|pictures|problems|viewed|visitor)\.|vite[\\/]preload-helper|no-zod/,
];

/** What several screens share, by what they are about. */
const shared = {
  // Before those that use them, which would take them along: a product page has a stepper and a field, and nothing else of cart and account.
  goods: /[\\/]ui[\\/](icons-goods|quantity-stepper)/,
  forms: /[\\/]ui[\\/](field|choice)|[\\/]contract[\\/](field-rules|family)/,
  account: /[\\/]features[\\/]account[\\/]|[\\/]contract[\\/]accounts/,
  buying: /[\\/]features[\\/](cart|checkout)[\\/]/,
  content: /[\\/]features[\\/]content[\\/]/,
  cards: /[\\/]features[\\/]catalog[\\/](product-(card|grid)|breadcrumbs)|[\\/]ui[\\/](accordion|empty-state|rating)/,
  delivery: /[\\/]features[\\/]delivery[\\/]|[\\/]contract[\\/](delivery|postal-code)|[\\/]ui[\\/]arrival-days/,
  editing: /[\\/]features[\\/]editing[\\/]|[\\/]contract[\\/]content[\\/](staff|library)/,
  staff: /[\\/]features[\\/]staff[\\/]|[\\/]web[\\/]staff-routes|[\\/]contract[\\/](staff|care|impersonation|maintenance)/,
  rows: /[\\/]features[\\/]catalog[\\/]product-row/,
  lists: /[\\/]features[\\/]finding[\\/]|[\\/]contract[\\/]search/,
};

/**
 * React by itself, since it seldom changes; then one chunk for every first view and a few by subject, rather than dozens of crumbs.
 */
const chunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/, priority: 4 },
  { name: 'shop', test: (id: string) => first.some((modules) => modules.test(id)), priority: 3 },
  { name: 'drawer', test: /[\\/]shell[\\/]notifications[\\/]|[\\/]contract[\\/]engagement|[\\/]ui[\\/]drawer/, priority: 2 },
  ...Object.entries(shared).map(([name, test]) => ({ name, test, minShareCount: 2, priority: 2 })),
  { name: 'more', test: /[\\/](web|contract|brands)[\\/]/, minShareCount: 2, priority: 1 },
];

/** What a chunk that is asked for later needs along with it: nothing that every page has, and a screen's own files its document names. */
function neededAlong(file: string, needed: string[]): string[] {
  if (/-screen-/.test(file)) return [];
  return needed.filter((other) => !/\/(react|shop|entry|rolldown-runtime)[.-]/.test(other));
}

/**
 * Has Chromium compile React off the main thread while it comes in, instead of two hundred functions one by one as the page comes alive;
 * to other browsers it is a comment. Only at the very top of a file, where Vite lets nothing stand in chunks that import others later.
 */
const compiledAhead = ({ name }: { name: string }): string => (name === 'react' ? '//# allFunctionsCalledOnLoad' : '');

/** `vite build` makes both halves: what browsers fetch (`.build/client`) and what the server renders with (`.build/server`). */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), slimContract(), joinStyles({ brands, screens: screens.map((file) => basename(dirname(file))) }), precompress()],
  // The decoder in plain JavaScript: the page's policy lets nobody compile code, WebAssembly included.
  resolve: {
    alias: [
      {
        find: /^(three\/examples\/jsm\/libs\/meshopt_decoder\.module\.js|meshoptimizer\/decoder)$/,
        replacement: fileURLToPath(new URL('node_modules/meshoptimizer/meshopt_decoder_reference.js', import.meta.url)),
      },
    ],
  },
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
          input: ['web/page/entry.client.tsx', 'web/shell/around.later.tsx', ...screens, ...themes],
          // Chunks may export more than the source does, rather than be wrapped in one more file.
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: { groups: chunks },
            postBanner: compiledAhead,
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
