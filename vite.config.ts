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

const brands = readdirSync('brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const themes = brands.map((brand) => `brands/${brand}/tokens.css`);

const screens = globSync('web/screens/*/*-screen.tsx');
/** Each is asked for by the documents that hold it; an island is a file whose default export says so. */
const islands = globSync('web/{screens,features,shell}/**/*.tsx').filter((file) =>
  /^export default island\(/m.test(readFileSync(file, 'utf8')),
);

/** The folder of a feature, a screen, a part of the shell or of the contract as a chunk's name: `web/features/cart/use-cart.ts` → `features-cart`. */
const folderOf = (id: string): string | null =>
  /[\\/](screens|features|shell|contract)[\\/]([\w-]+)[\\/]/.exec(id)?.slice(1).join('-') ?? null;

/**
 * Chunks follow folders: React; what is staff's; what belongs to no subject and nearly every page needs; and what the islands of one folder share.
 * What one island alone imports stays with it, and what is asked for later comes by itself.
 */
const chunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/, priority: 4 },
  { name: 'staff', test: /[\\/]staff(-[\w-]+)?([\\/]|\.ts$)/, minShareCount: 2, priority: 3 },
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
 * Has Chromium compile React off the main thread while it comes in, instead of two hundred functions one by one as the page comes alive;
 * to other browsers it is a comment. Only at the very top of a file, where Vite lets nothing stand in chunks that import others later.
 */
const compiledAhead = ({ name }: { name: string }): string => (name === 'react' ? '//# allFunctionsCalledOnLoad' : '');

/** `vite build` makes both halves: what browsers fetch (`.build/client`) and what the server renders with (`.build/server`). */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: false,
  // In development Vite's own names say file and class.
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } } }),
  plugins: [
    react(),
    fetchBeforeImport({ everywhere }),
    noSchemas(),
    joinStyles({ brands, screens: screens.map((file) => basename(dirname(file))) }),
    precompress(),
  ],
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
    // The 3-D viewer, which comes when somebody asks for it; `npm run bench` weighs what pages load.
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
          // What is only made by reading constants is left out where nobody uses it, such as problems and their words.
          treeshake: { propertyReadSideEffects: false },
          checks: { pluginTimings: false },
          // Chunks may export more than the source does, rather than be wrapped in one more file.
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
          // The screens of failures are among all screens, and at hand without loading.
          checks: { ineffectiveDynamicImport: false, pluginTimings: false },
        },
      },
    },
  },
}));
