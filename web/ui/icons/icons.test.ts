import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

it('the icon file contains exactly the drawings that pages use, each once', () => {
  const drawn = all(readFileSync(new URL('icons.svg', import.meta.url), 'utf8'), /<symbol id="([^"]+)"/g);
  const used = globSync('web/**/*.tsx').flatMap((file) => all(readFileSync(file, 'utf8'), /\bicon\('([^']+)'\)/g));
  expect(drawn.toSorted()).toEqual([...new Set(used)].toSorted());
});
