import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './web/page/build/precompress.ts';
import { slimContract } from './web/page/build/slim-contract.ts';

const themes = readdirSync('brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => `brands/${entry.name}/tokens.css`);

const apart = {
  cards: /[\\/]features[\\/]catalog[\\/]product-(card|row|grid)/,
  lists: /[\\/]features[\\/]finding[\\/]/,
  buying: /[\\/]features[\\/](cart|checkout)[\\/]|[\\/]ui[\\/](field|choice)/,
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
  // Every screen has buttons; without this line they would come with the cards.
  { name: 'controls', test: /[\\/]ui[\\/]button/, priority: 4 },
  ...Object.entries(apart).map(([name, test]) => ({ name, test, minShareCount: 2, priority: 1 })),
];

/** `vite build` makes both halves: what browsers fetch (`.build/client`) and what the server renders with (`.build/server`). */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), slimContract(), precompress()],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
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
