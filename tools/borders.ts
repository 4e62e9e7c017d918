import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { effectsOf } from './import-effects.ts';

/** Checks the borders between layers (ARCHITECTURE.md, "Who may import whom") over every import of the tree. */

export interface Import {
  readonly from: string;
  /** A path from the project's root, or a package's name. */
  readonly to: string;
  /** A type-only import, which does not exist at run time. */
  readonly isType?: boolean;
}

/** Domains from lowest to highest; each may use those in earlier lines, only through their `index.ts`. */
const ranks: readonly (readonly string[])[] = [
  ['platform'],
  ['cdn', 'media', 'staff'],
  ['flags', 'integrations', 'maintenance', 'redirects', 'settings'],
  ['addresses', 'email'],
  ['catalog'],
  ['accounts', 'consent', 'content', 'reports'],
  ['engagement', 'groups'],
  ['reviews', 'delivery', 'tax', 'promotions', 'alerts'],
  ['search'],
  ['recommendations', 'feeds'],
  ['payments'],
  ['saved'],
  ['cart'],
  ['orders'],
  ['credit'],
  ['checkout', 'shipments'],
  ['returns'],
  ['bell', 'brands', 'care', 'exports', 'figures', 'readiness'],
];

const rankOf = (domain: string) => ranks.findIndex((names) => names.includes(domain));
const isPath = (to: string) => to.includes('/') && !to.startsWith('@') && /\.\w+$/.test(to);
const top = (path: string) => path.split('/')[0] ?? '';
const second = (path: string) => path.split('/')[1] ?? '';
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.includes('/test-fixtures/');

type Rule = (edge: Import) => string | null;

const layers: Rule = ({ from, to }) => {
  const allowed: Record<string, readonly string[]> = {
    contract: ['contract'],
    server: ['server', 'contract', 'db', 'brands'],
    web: ['web', 'contract', 'brands'],
    brands: ['brands', 'contract'],
    sample: ['sample', 'server', 'contract', 'brands'],
  };
  const mine = allowed[top(from)];
  if (!mine || isTest(from)) return null;
  if (
    top(from) === 'server' &&
    top(to) === 'brands' &&
    !['added', 'family', 'hosts', 'own-colors'].some((name) => to === `brands/${name}.ts`)
  )
    return 'the server knows of brands what added.ts, family.ts, hosts.ts and own-colors.ts say';
  if (isPath(to)) return mine.includes(top(to)) ? null : `${top(from)} may not import ${top(to)}`;
  return top(from) === 'contract' && to !== 'zod' ? 'contract imports zod only' : null;
};

const domains: Rule = ({ from, to }) => {
  if (top(from) !== 'server' || top(to) !== 'server' || isTest(from)) return null;
  const mine = second(from);
  const theirs = second(to);
  if (mine === theirs || mine.endsWith('.ts') || theirs === 'platform') return null;
  if (mine === 'platform') return 'the platform knows no domain';
  if (rankOf(mine) === -1 || rankOf(theirs) === -1) return `unknown domain: give ${mine} and ${theirs} their rank in tools/borders.ts`;
  if (rankOf(theirs) >= rankOf(mine)) return `${mine} may not use ${theirs}: it stands beside or above`;
  return to === `server/${theirs}/index.ts` ? null : `${theirs} is used through its index.ts only`;
};

const pages: Rule = ({ from, to }) => {
  if (top(from) !== 'web' || isTest(from)) return null;
  const room = second(from);
  const theirs = second(to);
  if (top(to) !== 'web') {
    return room === 'ui' && top(to) === 'contract' && !/contract\/(values\/|catalog\/catalog\.ts$)/.test(to) ? 'ui knows no API' : null;
  }
  if (room === 'ui' && theirs !== 'ui') return 'ui stands on itself alone';
  if (room === 'features' && ['screens', 'shell', 'page'].includes(theirs) && !/\/page\/(page\.ts|island\.tsx)$/.test(to))
    return `a feature may not use ${theirs}`;
  const other = (place: string) => room === place && theirs === place && from.split('/')[2] !== to.split('/')[2];
  if (other('features')) return 'features do not import each other';
  if (other('screens')) return 'screens do not import each other';
  return null;
};

/** Contract modules with schemas, directly or through imports. */
const hasSchemas = (to: string) => to === 'zod' || to.endsWith('.schemas.ts') || to === 'contract/index.ts';
/** Server-only modules of the web. */
const onServer = (from: string) => /\.server\.tsx?$|^web\/screens\/[^/]+\/page\.ts$|^web\/emails\//.test(from);

const schemas: Rule = ({ from, to, isType }) => {
  if (isType || isTest(from) || !hasSchemas(to)) return null;
  if (top(from) === 'contract') return hasSchemas(from) ? null : 'schemas stand in *.schemas.ts, apart from what browsers get';
  return top(from) === 'web' && !onServer(from) ? 'browsers get no schemas: import their types, or do it on the server' : null;
};

const specialists: Rule = ({ from, to }) => {
  if (top(from) !== 'server' || second(from) === 'platform' || isTest(from)) return null;
  if (to === 'kysely' && !/store\.ts$/.test(from)) return 'only store.ts builds queries';
  if ((to === 'fastify' || to.startsWith('@fastify/')) && !/routes\.ts$/.test(from)) return 'only routes.ts touches HTTP';
  return null;
};

const rules: readonly Rule[] = [layers, domains, pages, schemas, specialists];

/** The violations among a set of imports, one line each. */
export function violations(edges: Iterable<Import>): string[] {
  return [...edges].flatMap((edge) => rules.flatMap((rule) => rule(edge) ?? []).map((fault) => `${edge.from} → ${edge.to}: ${fault}`));
}

/** Every static and dynamic import of a file, `import type` included; relative ones as paths from the root. */
export function importsOf(file: string, source: string): Import[] {
  const { module } = parseSync(file, source);
  const literal = (start: number, end: number) => source.slice(start, end).replaceAll(/^['"`]|['"`]$/g, '');
  const edge = (to: string, isType: boolean): Import => ({
    from: file,
    to: to.startsWith('.') ? normalize(join(dirname(file), to)) : to,
    isType,
  });
  const areTypes = (entries: readonly { readonly isType: boolean }[]) => entries.length > 0 && entries.every(({ isType }) => isType);
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => edge(moduleRequest.value, areTypes(entries))),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? edge(moduleRequest.value, isType) : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => edge(literal(moduleRequest.start, moduleRequest.end), false)),
  ];
}

/** Side effects and state of server modules on import. Modules that nobody imports are entry points of a process or thread. */
export function effects(sources: ReadonlyMap<string, string>, edges: readonly Import[]): string[] {
  const imported = new Set(edges.map(({ to }) => to));
  const checked = [...sources].filter(([file]) => /^(server|processes)\//.test(file) && imported.has(file) && !isTest(file));
  return checked.flatMap(([file, source]) => effectsOf(file, source).map((effect) => `${file}: ${effect}`));
}

function main(): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n');
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const edges = [...sources].flatMap(([file, source]) => importsOf(file, source));
  const faults = [...violations(edges), ...effects(sources, edges)];
  for (const fault of faults) console.error(fault);
  console.log(`${files.length} files, ${faults.length} faults: imports across a border, or with effects`);
  if (faults.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
