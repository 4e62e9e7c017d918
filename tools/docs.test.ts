import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const pathShape = /`((?:brands|contract|db|docs|processes|sample|server|test|tools|web)\/[^`\s]*)`/g;
/** A link to another file of the repository. */
const linkShape = /\]\((?![a-z]+:|#)([^)\s]+)\)/g;
/** Endings a path may omit: tests are named without theirs, places in the tree by folder. */
const endings = ['', '.test.ts', '.test.tsx'];
/** `{screen}` stands for any name, `NNNN_name` for any migration; `{a,b}` for two files. */
const patternOf = (path: string) => path.replace(/\{\w+\}/g, '*').replace('NNNN_name', '*');
const isThere = (path: string) => endings.some((ending) => globSync(patternOf(path).replace(/\/$/, '') + ending).length > 0);

const papers = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { encoding: 'utf8' }).trim().split('\n');

it.each(papers)('%s names existing files only', (paper) => {
  const named = [...readFileSync(paper, 'utf8').matchAll(pathShape)].map(([, path]) => path as string);
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

it.each(papers)('%s links to existing files only', (paper) => {
  const links = [...readFileSync(paper, 'utf8').matchAll(linkShape)].map(([, target = '']) => target.replace(/#.*/, ''));
  expect(links.filter((target) => !existsSync(join(dirname(paper), target)))).toEqual([]);
});

it('the day in the console uses the labels of its screens', () => {
  const screens = globSync('web/**/*.{ts,tsx}')
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const labels = [...readFileSync('docs/how-to/run-the-shop.md', 'utf8').matchAll(/\*{1,2}([^*\n]+)\*{1,2}/g)].map(
    ([, label = '']) => label,
  );
  expect(labels.length).toBeGreaterThan(30);
  // A label stands between quotation marks, tags or on a line of its own.
  const isShown = (label: string) => new RegExp(`(^\\s*|['">\`])${label}($|\\s*[<'"\`{:.])`, 'm').test(screens);
  expect(labels.filter((label) => !isShown(label))).toEqual([]);
});
