import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { firstLetters, subsetFonts } from './subset-fonts.ts';

const root = mkdtempSync(join(tmpdir(), 'subset-fonts-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a subset has fewer bytes than half of its font', async () => {
  const source = resolve('node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2');
  const { config } = subsetFonts({ root, subsets: { 'headings-first': { source, axes: { wght: 430 } } } });
  await (config as () => Promise<void>)();
  const subset = readFileSync(join(root, '.cache/fonts/headings-first.woff2'));
  expect(subset.subarray(0, 4).toString()).toBe('wOF2');
  expect(subset.length).toBeLessThan(readFileSync(source).length / 2);
});

test('style sheets ask a subset for the letters it has', () => {
  const faces = globSync('brands/**/*.css').flatMap(
    (file) => readFileSync(file, 'utf8').match(/@font-face \{[^}]*-first\.woff2[^}]*\}/g) ?? [],
  );
  expect(faces).toHaveLength(3);
  for (const face of faces) expect(face).toContain(`unicode-range: ${firstLetters};`);
});
