import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { family, flagship, returnCenterOf } from './family.ts';
import { brands } from './index.ts';

const root = join(import.meta.dirname, '..');

test('[rulings: Names] the family is the folders of brands/, the flagship first', () => {
  expect(family.map(({ key }) => key)).toEqual(['alder-loom', 'pip-alder']);
  expect(flagship).toBe('alder-loom');
  expect(brands.map(({ key, name }) => ({ key, name }))).toEqual(family.map(({ key, name }) => ({ key, name })));
});

test('[§4 return] every brand says where its returns go; a removed brand’s go to the flagship', () => {
  for (const { key } of family)
    expect([returnCenterOf(key).name, returnCenterOf(key).lines.length > 1]).toEqual([expect.any(String), true]);
  expect(new Set(family.map(({ key }) => JSON.stringify(returnCenterOf(key)))).size).toBe(family.length);
  expect(returnCenterOf('gone')).toBe(returnCenterOf(flagship));
});

/** What a process started in this folder knows of the family, including its shops' addresses. */
const asked = `
  import { family } from './brands/family.ts';
  import { brandOf } from './brands/index.ts';
  import { contentOf } from './brands/contents.ts';
  import { writtenContents } from './brands/written.ts';
  import { shopUrlsOf } from './server/platform/config/shop-urls.ts';
  const key = 'elm-oak';
  console.log(JSON.stringify({
    keys: family.map((brand) => brand.key),
    name: brandOf(key).name,
    title: contentOf(key).home.title,
    pages: (await writtenContents()).get(key).pages.length,
    url: shopUrlsOf({ sisters: '', port: 3000 }).get(key),
  }));`;

test('[rulings: Names] a new folder is a new brand, without changes elsewhere', () => {
  const copy = mkdtempSync(join(tmpdir(), 'family-'));
  try {
    cpSync(join(root, 'brands'), join(copy, 'brands'), { recursive: true });
    for (const name of ['contract', 'server', 'sample', 'node_modules', 'package.json']) symlinkSync(join(root, name), join(copy, name));
    const third = join(copy, 'brands/elm-oak');
    cpSync(join(copy, 'brands/pip-alder'), third, { recursive: true });
    const file = join(third, 'brand.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace("name: 'Pip & Alder'", "name: 'Elm & Oak'"));
    const answer = execFileSync(process.execPath, ['--preserve-symlinks', '--input-type=module', '-e', asked], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(JSON.parse(answer)).toEqual({
      keys: ['alder-loom', 'elm-oak', 'pip-alder'],
      name: 'Elm & Oak',
      title: expect.any(String),
      pages: 12,
      url: 'http://localhost:3010',
    });
  } finally {
    rmSync(copy, { recursive: true });
  }
});
