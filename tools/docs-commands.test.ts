import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs, promisify } from 'node:util';
import { type Expression, parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';

const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const papers = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { encoding: 'utf8' }).trim().split('\n');

/** The words of a command line: quotation marks hold words together. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|\$\([^)]*\)|\S+/g)].map(([all, one, two]) => one ?? two ?? all);

/** Commands of npm and node in code spans and blocks, without what follows: comments, explanations in columns, pipes. */
function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(/^ *```.*\n([\s\S]*?)^ *```/gm)].flatMap(([, block = '']) => block.split('\n'));
  const spans = [...text.replace(/^ *```.*\n[\s\S]*?^ *```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const indented = [...text.matchAll(/^ {4}(.*)$/gm)].map(([, line = '']) => line);
  return (
    [...blocks, ...indented, ...spans]
      .flatMap((line) =>
        line
          .trim()
          .replace(/ #.*$| {3,}.*$/, '')
          .split(/ && | > |; /),
      )
      .map((line) => line.trim().replace(/^(?:[A-Z_]+=\S* +)+/, ''))
      .filter((line) => /^(npm|npx|node) /.test(line))
      // `[--format a|b]` in a synopsis may be given or left out.
      .map((line) => line.replace(/[[\]]/g, '').replace(/(\S)\|\S+/g, '$1'))
  );
}

/** What a literal in the source says; undefined for anything computed. */
function literalIn(node: Expression, constants: ReadonlyMap<string, Expression>): unknown {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return literalIn(node.expression, constants);
  if (node.type === 'Identifier') {
    const named = constants.get(node.name);
    return named && literalIn(named, constants);
  }
  if (node.type !== 'ObjectExpression') return undefined;
  return Object.fromEntries(
    node.properties.flatMap((one) => {
      if (one.type !== 'Property') return [];
      const key = one.key.type === 'Identifier' ? one.key.name : one.key.type === 'Literal' ? String(one.key.value) : '';
      return [[key, literalIn(one.value as Expression, constants)]];
    }),
  );
}

/** How a script reads its options; null where it takes them by hand. */
function readingOf(file: string): ParseArgsConfig | null {
  const constants = new Map<string, Expression>();
  const given: Expression[] = [];
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === 'Identifier' && callee.name === 'parseArgs' && first) given.push(first as Expression);
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  const [config] = given.map((one) => literalIn(one, constants) as ParseArgsConfig);
  if (!config) return null;
  // A default that is computed says nothing about what may be given.
  const options = Object.entries(config.options ?? {}).map(([name, { type, multiple = false }]) => [name, { type, multiple }] as const);
  return { allowPositionals: config.allowPositionals === true, options: Object.fromEntries(options) };
}

/** Runs of `node` that the documents name directly: the file has to exist. */
const fileOf = (words: readonly string[]): string | undefined => words.find((word) => /\.(ts|mjs)$/.test(word));

/** What is wrong with a command; null for nothing. */
function faultOf(command: string): string | null {
  const [program, ...words] = wordsOf(command);
  if (program === 'npx') return existsSync(`node_modules/.bin/${words[0]}`) ? null : 'no such tool';
  if (program === 'node') return existsSync(fileOf(words) ?? '') ? null : 'no such file';
  const [verb = '', ...rest] = words.filter((word) => word !== '--silent' && word !== '-s');
  if (['ci', 'install', 'sbom'].includes(verb)) return null;
  const [name = '', ...more] = verb === 'run' ? rest : [verb, ...rest];
  if (name === '…') return null;
  const script = scripts[name];
  if (!script) return 'no such script';
  const [dashes, ...args] = more;
  if (dashes === undefined) return null;
  if (dashes !== '--') return 'options need -- before them';
  const file = fileOf(wordsOf(script));
  const reading = file ? readingOf(file) : null;
  // `tools/start.mjs` and `tools/test.mjs` read their few words themselves.
  if (!file || !reading) return file && args.every((word) => readFileSync(file, 'utf8').includes(word)) ? null : 'unknown words';
  try {
    const { positionals } = parseArgs({ ...reading, args: args.filter((word, at) => word !== '…' || args[at - 1]?.startsWith('--')) });
    const [, usage = ''] = /usage = asCalled\(\s*`([\s\S]*?)`/.exec(readFileSync(file, 'utf8')) ?? [];
    const commands = [...usage.matchAll(/npm run \S+ -- ([a-z][\w-]*)/g)].map(([, word]) => word);
    return commands.length > 0 && positionals[0] && !commands.includes(positionals[0]) ? 'no such command' : null;
  } catch (error) {
    return (error as Error).message;
  }
}

it.each(papers)('%s names commands that exist, with options they take', (paper) => {
  const commands = commandsIn(readFileSync(paper, 'utf8'));
  expect(commands.map((command) => [command, faultOf(command)]).filter(([, fault]) => fault !== null)).toEqual([]);
});

it.each([
  ['npm run nothing', 'no such script'],
  ['npm run staff -- list --nme x', /nme/],
  ['npm run staff -- promote x', 'no such command'],
  ['npm run doctor -- extra', /positional/],
  ['npm run staff list', /--/],
  ['npm test -- slow', 'unknown words'],
  ['node processes/nothing.ts', 'no such file'],
])('finds the fault of %s', (command, fault) => {
  expect(faultOf(command)).toMatch(fault);
});

/** Those that only read, within seconds. */
const safe = ['npm run borders', 'npm run models -- --list', 'npm run studio -- --list'];

it.each(safe)(
  '%s, as the documents have it, runs',
  async (command) => {
    expect(papers.some((paper) => commandsIn(readFileSync(paper, 'utf8')).includes(command))).toBe(true);
    const [program = '', ...words] = wordsOf(command);
    await expect(promisify(execFile)(program, words)).resolves.toBeDefined();
  },
  60_000,
);
