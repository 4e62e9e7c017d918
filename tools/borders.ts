import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';

/** The borders of the house (ARCHITECTURE.md, "Who may import whom"), checked over every import of the tree. */

export interface Import {
  readonly from: string;
  /** A path from the project's root, or a package's name. */
  readonly to: string;
}

/** Domains from the ground up; each may use those on the lines below its own, and only through their `index.ts`. */
const storeys: readonly (readonly string[])[] = [
  ['platform'],
  ['media', 'staff'],
  ['flags', 'maintenance', 'redirects'],
  ['catalog', 'addresses', 'email'],
  ['accounts', 'consent', 'content', 'reports'],
  ['engagement'],
  ['reviews', 'delivery', 'tax', 'promotions', 'credit', 'alerts'],
  ['search'],
  ['recommendations', 'feeds'],
  ['payments'],
  ['saved'],
  ['cart'],
  ['orders'],
  ['checkout', 'shipments'],
  ['returns'],
  ['care'],
];

const storeyOf = (domain: string) => storeys.findIndex((names) => names.includes(domain));
const isPath = (to: string) => to.includes('/') && !to.startsWith('@') && /\.\w+$/.test(to);
const top = (path: string) => path.split('/')[0] ?? '';
const second = (path: string) => path.split('/')[1] ?? '';
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.includes('/test-fixtures/');

type Rule = (edge: Import) => string | null;

const layers: Rule = ({ from, to }) => {
  const allowed: Record<string, readonly string[]> = {
    contract: ['contract'],
    server: ['server', 'contract', 'db'],
    web: ['web', 'contract', 'brands'],
    brands: ['brands', 'contract'],
    sample: ['sample', 'server', 'contract'],
  };
  const mine = allowed[top(from)];
  if (!mine || isTest(from)) return null;
  if (isPath(to)) return mine.includes(top(to)) ? null : `${top(from)} may not import ${top(to)}`;
  return top(from) === 'contract' && to !== 'zod' ? 'contract imports zod only' : null;
};

const domains: Rule = ({ from, to }) => {
  if (top(from) !== 'server' || top(to) !== 'server' || isTest(from)) return null;
  const [mine, theirs] = [second(from), second(to)];
  if (mine === theirs || mine.endsWith('.ts') || theirs === 'platform') return null;
  if (mine === 'platform') return 'the platform knows no domain';
  if (storeyOf(mine) === -1 || storeyOf(theirs) === -1)
    return `unknown domain: give ${mine} and ${theirs} their storey in tools/borders.ts`;
  if (storeyOf(theirs) >= storeyOf(mine)) return `${mine} may not use ${theirs}: it stands beside or above`;
  const opensIndex = to === `server/${theirs}/index.ts` || to.startsWith('server/media/drawings/');
  return opensIndex ? null : `${theirs} is used through its index.ts only`;
};

const pages: Rule = ({ from, to }) => {
  if (top(from) !== 'web' || isTest(from)) return null;
  const [room, theirs] = [second(from), second(to)];
  if (top(to) !== 'web') {
    return room === 'ui' && top(to) === 'contract' && !/contract\/(money|catalog|pictures)\.ts$/.test(to) ? 'ui knows no API' : null;
  }
  if (room === 'ui' && theirs !== 'ui') return 'ui stands on itself alone';
  if (room === 'features' && ['screens', 'shell', 'page'].includes(theirs) && !to.endsWith('/page/page.ts'))
    return `a feature may not use ${theirs}`;
  const other = (place: string) => room === place && theirs === place && from.split('/')[2] !== to.split('/')[2];
  if (other('features')) return 'features do not import each other';
  if (other('screens')) return 'screens do not import each other';
  return null;
};

const hands: Rule = ({ from, to }) => {
  if (top(from) !== 'server' || second(from) === 'platform' || isTest(from)) return null;
  if (to === 'kysely' && !/store\.ts$/.test(from)) return 'only store.ts builds queries';
  if ((to === 'fastify' || to.startsWith('@fastify/')) && !/routes\.ts$/.test(from)) return 'only routes.ts touches HTTP';
  return null;
};

const rules: readonly Rule[] = [layers, domains, pages, hands];

/** What a set of imports breaks, one line each. */
export function violations(edges: Iterable<Import>): string[] {
  return [...edges].flatMap((edge) => rules.flatMap((rule) => rule(edge) ?? []).map((fault) => `${edge.from} → ${edge.to}: ${fault}`));
}

/** Every static and dynamic import of a file; relative ones as paths from the root. `import type` counts too. */
export function importsOf(file: string, source: string): Import[] {
  const { module } = parseSync(file, source);
  const literal = (start: number, end: number) => source.slice(start, end).replaceAll(/^['"`]|['"`]$/g, '');
  const dynamic = module.dynamicImports.map(({ moduleRequest }) => literal(moduleRequest.start, moduleRequest.end));
  const reexports = module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []));
  const specifiers = [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...reexports, ...dynamic];
  return specifiers.map((to) => ({ from: file, to: to.startsWith('.') ? normalize(join(dirname(file), to)) : to }));
}

function main(): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n');
  const faults = violations(files.flatMap((file) => importsOf(file, readFileSync(file, 'utf8'))));
  for (const fault of faults) console.error(fault);
  console.log(`${files.length} files, ${faults.length} imports across a border`);
  if (faults.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
