import type { Plugin } from 'vite';

/**
 * Keeps zod out of browsers, where it would be a third of the product page's script: fails the build if a chunk contains it. The cause is browser
 * code that imports schemas as values (`*.schemas.ts`).
 */
export function noSchemas(): Plugin {
  return {
    name: 'no-schemas',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.moduleIds.some((id) => /[\\/]node_modules[\\/]zod[\\/]/.test(id))) continue;
        const schemas = chunk.moduleIds.filter((id) => id.endsWith('.schemas.ts'));
        this.error(`${chunk.fileName} brings zod to the browser, with ${schemas.join(', ') || 'no schemas'}`);
      }
    },
  };
}
