import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { joinStyles } from './join-styles.ts';

/** A shop of three screens; the product page has an island, and all have a drawer loaded on demand. */
const sources: Record<string, string> = {
  'entry.js': `import './around.css'; import('./drawer.js');`,
  'home.js': `import './home.css'; import './card.js';`,
  'plain.js': `import './plain.css';`,
  'product.js': `import './product.css'; import './below.js'; import('./lens.js');`,
  'below.js': `import './below.css'; import './card.js'; import './around.css'; console.log('below');`,
  'lens.js': `import './lens.css'; console.log('lens');`,
  'drawer.js': `import './drawer.css'; import './card.js'; console.log('drawer');`,
  'card.js': `import './card.css'; console.log('card');`,
  'brand.css': '@layer base, components;',
};
const places = {
  entry: 'entry.js',
  surroundings: [],
  island: (module: string) => `${module}.js`,
  screen: (screen: string) => `${screen}.js`,
  theme: () => 'brand.css',
};

describe('the styles of a build', () => {
  let files: Map<string, string>;
  let sheets: { brands: Record<string, string>; screens: Record<string, string> };
  const has = (file: string | undefined): string[] =>
    [...(files.get(file ?? '') ?? '').matchAll(/--(\w+)/g)].map(([, name]) => String(name));

  beforeAll(async () => {
    const root = `${process.cwd()}/`;
    const { output } = (await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'sources',
          resolveId: (id) => (sources[id.replace('./', '')] || id.endsWith('.css') ? root + id.replace('./', '') : null),
          load: (id) => {
            const name = id.replace(root, '');
            return sources[name] ?? (name.endsWith('.css') ? `a { --${name.replace('.css', '')}: 1 }` : null);
          },
        },
        joinStyles({ brands: ['brand'], screens: ['home', 'plain', 'product'], places }),
      ],
      build: { write: false, rolldownOptions: { input: ['entry.js', 'home.js', 'plain.js', 'product.js', 'below.js', 'brand.css'] } },
    })) as Rolldown.RolldownOutput;
    files = new Map(output.map((file) => [file.fileName, String(file.type === 'chunk' ? file.code : file.source)]));
    sheets = JSON.parse(files.get('styles.json') ?? '');
  });

  test('are two files per page: the brand’s with what all pages share, and the screen’s with its islands and what it loads later', () => {
    expect(has(sheets.brands.brand)).toEqual(['around']);
    expect(files.get(sheets.brands.brand ?? '')).toMatch(/^@layer/);
    expect(has(sheets.screens.home).sort()).toEqual(['card', 'home']);
    expect(has(sheets.screens.plain)).toEqual(['plain']);
    expect(has(sheets.screens.product).sort()).toEqual(['below', 'card', 'lens', 'product']);
  });

  test('are requested again only by scripts on pages that lack them', () => {
    const scripts = [...files].filter(([name]) => name.endsWith('.js')).map(([, code]) => code);
    const asked = [...new Set(scripts.join().match(/assets\/\w+(?=-[\w-]+\.css)/g))].sort();
    expect(asked).toEqual(['assets/card', 'assets/drawer']);
  });
});
