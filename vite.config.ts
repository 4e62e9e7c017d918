import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fetchBeforeImport } from './web/page/build/fetch-before-import.ts';
import { joinStyles } from './web/page/build/join-styles.ts';
import { noSchemas } from './web/page/build/no-schemas.ts';
import { precompress } from './web/page/build/precompress.ts';
import { shortClassNames } from './web/page/build/short-class-names.ts';
import { subsetFonts } from './web/page/build/subset-fonts.ts';

const brands = readdirSync('brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const themes = brands.map((brand) => `brands/${brand}/tokens.css`);

const fontsource = 'node_modules/@fontsource-variable';
/** Each brand's display face at the weight of its headings and the sizes of type (`--weight-display`, `--text-4` to `--text-9`), and the text face. */
const fontSubsets = {
  'fraunces-430-first': {
    source: `${fontsource}/fraunces/files/fraunces-latin-opsz-normal.woff2`,
    axes: { wght: 430, opsz: { min: 17, max: 56 } },
  },
  'fraunces-520-first': { source: `${fontsource}/fraunces/files/fraunces-latin-wght-normal.woff2`, axes: { wght: 520 } },
  'instrument-sans-first': { source: `${fontsource}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2` },
};

const screens = globSync('web/screens/*/*-screen.tsx');
/** Documents load them by name; an island is a file whose default export says so. */
const islands = globSync('web/{screens,features,shell}/**/*.tsx').filter((file) =>
  /^export default island\(/m.test(readFileSync(file, 'utf8')),
);

/** A chunk's name from the folder of a feature, screen, shell part or contract subject: `web/features/cart/use-cart.ts` → `features-cart`. */
const folderOf = (id: string): string | null =>
  /[\\/](screens|features|shell|contract)[\\/]([\w-]+)[\\/]/.exec(id)?.slice(1).join('-') ?? null;

/**
 * Chunks follow folders: React; the staff console; what forms need, which few pages have; what nearly every page needs; and what the islands of a
 * folder share. What only one island imports stays with it, and lazy parts load separately.
 */
const chunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/, priority: 4 },
  // Apart from the console's components, so that the strips that staff see in the shop do not bring their styles.
  { name: 'contract-staff', test: /[\\/]contract[\\/](staff[\\/]|urls[\\/]staff\.ts$)/, minShareCount: 2, priority: 4 },
  { name: 'staff', test: /[\\/]staff(-[\w-]+)?([\\/]|\.ts$)/, minShareCount: 2, priority: 3 },
  {
    name: 'forms',
    test: /[\\/](web[\\/]ui[\\/]form[\\/](?!button|field\.|copy-button|quantity-stepper)|contract[\\/](api[\\/]field-rules|values[\\/]photos)|web[\\/]api[\\/](upload|with-proof))/,
    minShareCount: 3,
    priority: 3,
  },
  {
    name: 'shop',
    test: /[\\/](web[\\/](?!features[\\/])|contract[\\/](api|values)[\\/]|brands[\\/])|vite[\\/]preload-helper/,
    minShareCount: 6,
    priority: 2,
  },
  { name: folderOf, debugName: 'folders', test: /[\\/](web|contract)[\\/]/, minShareCount: 3, priority: 1 },
];

/** Chunks that every page loads with its document. */
const everywhere = /\/(react|shop|entry|rolldown-runtime)[.-]/;

/**
 * Makes Chromium compile React off the main thread while it downloads, instead of two hundred functions one by one during hydration; other browsers
 * see a comment. It must be at the top of a file, where Vite allows nothing in chunks that import others later.
 */
const compiledAhead = ({ name }: { name: string }): string => (name === 'react' ? '//# allFunctionsCalledOnLoad' : '');

/** `vite build` makes both halves: the browser's files (`.build/client`) and the server's renderer (`.build/server`). */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: false,
  // In development, Vite's own names show file and class.
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } } }),
  plugins: [
    react(),
    subsetFonts({ root: import.meta.dirname, subsets: fontSubsets }),
    fetchBeforeImport({ everywhere }),
    noSchemas(),
    joinStyles({ brands, screens: screens.map((file) => basename(dirname(file))) }),
    precompress(),
  ],
  // The decoder in plain JavaScript: the page's policy forbids compiling code, including WebAssembly.
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
    // The 3-D viewer, loaded on demand; `npm run bench` weighs what pages load.
    chunkSizeWarningLimit: 1500,
  },
  builder: {},
  optimizeDeps: { entries: ['web/page/entry.client.tsx', 'web/screens/*/*-screen.tsx'] },
  environments: {
    client: {
      build: {
        outDir: '.build/client',
        manifest: 'manifest.json',
        rolldownOptions: {
          input: [
            'web/page/entry.client.tsx',
            'web/shell/shell.tsx',
            'web/shell/around.tsx',
            ...new Set([...screens, ...islands]),
            ...themes,
          ],
          // Unused values made only by reading constants are dropped, such as problems with their messages.
          treeshake: { propertyReadSideEffects: false },
          checks: { pluginTimings: false },
          // Chunks may export more than the source, which avoids wrapper files.
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: { groups: chunks, includeDependenciesRecursively: false },
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
          // The error screens are bundled with the other screens, available without loading.
          checks: { ineffectiveDynamicImport: false, pluginTimings: false },
        },
      },
    },
  },
}));
