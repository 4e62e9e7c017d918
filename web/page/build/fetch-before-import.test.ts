import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { fetchBeforeImport } from './fetch-before-import.ts';

const sources: Record<string, string> = {
  'entry.js': `import './everywhere.js'; import('./alone.js'); import('./drawer.js'); import('./dialog.js');`,
  'everywhere.js': `console.log('everywhere');`,
  'alone.js': `console.log('alone');`,
  'drawer.js': `import './drawer.css'; import './shared.js'; import './everywhere.js'; console.log('drawer');`,
  'dialog.js': `import './shared.js'; console.log('dialog');`,
  'shared.js': `console.log('shared');`,
  'drawer.css': 'a { --drawer: 1 }',
};

describe('an import() in the build', () => {
  let entry = '';

  beforeAll(async () => {
    const root = `${process.cwd()}/`;
    const { output } = (await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'sources',
          resolveId: (id) => (sources[id.replace('./', '')] ? root + id.replace('./', '') : null),
          load: (id) => sources[id.replace(root, '')] ?? null,
        },
        fetchBeforeImport({ everywhere: /\/everywhere-/ }),
      ],
      build: {
        write: false,
        rolldownOptions: {
          input: ['entry.js'],
          output: { codeSplitting: { groups: ['everywhere', 'shared'].map((name) => ({ name, test: `${name}.js`, minSize: 0 })) } },
        },
      },
    })) as Rolldown.RolldownOutput;
    entry = output.filter((file) => file.type === 'chunk').find(({ name, isEntry }) => isEntry && name === 'entry')?.code ?? '';
  });

  /** The files fetched before a module is imported. */
  function fetchedFor(name: string): string[] {
    const [, indices = ''] = new RegExp(`import\\(\`\\./${name}-[^\`]+\`\\),__vite__mapDeps\\(\\[([\\d,]*)\\]\\)`).exec(entry) ?? [];
    const files = JSON.parse(/\(m\.f=(\[.*?\])\)/.exec(entry)?.[1] ?? '[]') as string[];
    return indices.split(',').map((index) => files[Number(index)]?.replace(/assets\/(\w+)-.*\.(\w+)/, '$1.$2') ?? '?');
  }

  test('fetches the module, its imports and styles first, without what every page has', () => {
    expect(fetchedFor('drawer').sort()).toEqual(['drawer.css', 'drawer.js', 'shared.js']);
    expect(fetchedFor('dialog').sort()).toEqual(['dialog.js', 'shared.js']);
    expect(fetchedFor('alone')).toEqual(['alone.js']);
  });

  test('never uses modulepreload', () => {
    expect(entry).toContain('arrayBuffer');
    expect(entry).not.toContain('preloadError');
  });
});
