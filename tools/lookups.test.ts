import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { looseLookUps } from './lookups.ts';

/** Each line is a look-up; its comment says whether it is allowed. */
const lines = [
  ['words[given]', 'loose'],
  ['words?.[given]', 'loose'],
  ['words[given.toLowerCase()]', 'loose'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a program
  ['words[`${given}-x`]', 'loose'],
  ['words[anything]', 'loose'],
  ['known[given as Key]', 'loose'],
  ['given in known', 'loose'],
  ['delete words[given]', 'loose'],
  ["words['a']", 'fine'],
  ['known[key]', 'fine'],
  ['key in known', 'fine'],
  ['list[index]', 'fine'],
  ['given[index]', 'fine'],
  ['map.get(given)', 'fine'],
] as const;

const root = mkdtempSync(join(tmpdir(), 'mantel-lookups-'));
beforeAll(() => {
  const declared = `type Key = 'a' | 'b';
declare const words: Record<string, string>, known: Record<Key, string>, list: string[], map: Map<string, string>;
declare const given: string, key: Key, index: number, anything: any;
`;
  mkdirSync(join(root, 'server'));
  writeFileSync(join(root, 'tsconfig.json'), '{"compilerOptions":{"strict":true,"types":[]},"include":["server"]}');
  writeFileSync(join(root, 'server/look.ts'), declared + lines.map(([line]) => `${line};\n`).join(''));
  writeFileSync(join(root, 'server/look.test.ts'), `${declared}words[given];\n`);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('finds every look-up by arbitrary text, and none by a key its type proves', () => {
  const found = looseLookUps(root).map((fault) => fault.replace(/^server\/look\.ts:\d+: /, ''));
  expect(found).toEqual(lines.flatMap(([line, is]) => (is === 'loose' ? [line.replace('delete ', '')] : [])));
});
