import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { shortClassNames } from '../../../web/page/build/short-class-names.ts';

const root = join(import.meta.dirname, '../../..');

/** Builds `plain-render.ts` like the shop's own server bundle; returns the module's file. */
export async function buildPlainRender(outDir: string): Promise<string> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    css: { modules: { generateScopedName: shortClassNames(root) } },
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      minify: true,
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      rolldownOptions: { input: { render: 'test/load/references/plain-render.ts' } },
    },
    ssr: { noExternal: true },
  });
  return join(outDir, 'render.js');
}
