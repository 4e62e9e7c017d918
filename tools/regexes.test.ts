import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { slowExpressions } from './regexes.ts';

/** Statements; the comment says whether they are allowed. */
const statements = [
  ['/(a+)+$/.test(given)', 'slow'],
  ['/,+$/.test(given)', 'slow'],
  ['/^\\s*,?\\s*$/.test(given)', 'slow'],
  ["given.replace(/<[^>]*>/g, '')", 'slow'],
  ['/,$/.test(given)', 'fine'],
  ['/^\\s*$/u.test(given)', 'fine'],
  ["given.replace(/<[^<>]*>/g, '')", 'fine'],
  ['/^[\\w--a]+$/v.test(given)', 'fine'],
  ['/* Short texts: a name. */ /,+$/.test(given)', 'fine'],
] as const;

const root = mkdtempSync(join(tmpdir(), 'mantel-regexes-'));
beforeAll(() => {
  mkdirSync(join(root, 'server'));
  writeFileSync(join(root, 'tsconfig.json'), '{"compilerOptions":{"strict":true,"types":[],"target":"esnext"},"include":["server"]}');
  const text = statements.map(([statement]) => `${statement};\n`).join('');
  writeFileSync(join(root, 'server/texts.ts'), `declare const given: string;\n${text}`);
  writeFileSync(join(root, 'server/texts.test.ts'), text);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('finds expressions that take more than linear time, where no comment says that their texts are short', () => {
  const slow = statements.flatMap(([statement, is], at) =>
    is === 'slow' ? [`server/texts.ts:${at + 2}: ${/\/.*\/g?(?=\.|,)/.exec(statement)?.[0]}`] : [],
  );
  expect(slowExpressions(root)).toEqual(slow);
});
