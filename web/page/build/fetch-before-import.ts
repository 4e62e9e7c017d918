import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const loadModule = fileURLToPath(new URL('../../ui/browser/load-module.ts', import.meta.url));

interface Options {
  /** Matches chunks that every document loads. */
  readonly everywhere: RegExp;
}

/**
 * Replaces the helper Vite puts around each `import()` by `importFetched`. Vite's uses `modulepreload`, whose failure a browser may cache like a
 * failed import, and never retries a style sheet.
 */
export function fetchBeforeImport({ everywhere }: Options): Plugin {
  // Vite lists the file itself only when it imports others.
  const neededFor = (file: string, imported: readonly string[]) => [
    file,
    ...imported.filter((other) => other !== file && !everywhere.test(other)),
  ];
  return {
    name: 'fetch-before-import',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies: neededFor } } }),
    load: (id) =>
      id === '\0vite/preload-helper.js' ? `export { importFetched as __vitePreload } from ${JSON.stringify(loadModule)};` : null,
  };
}
