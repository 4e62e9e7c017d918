import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Expression, Node } from 'typescript/unstable/ast';
import { isCallExpression, isPropertyAccessExpression } from 'typescript/unstable/ast/is';
import type { Migration } from '../server/platform/db/migrate.ts';
import { Unreadable } from './sql/branches.ts';
import { startDescriber } from './sql/database.ts';
import { faultsOf } from './sql/faults.ts';
import { Sources, within } from './sql/sources.ts';
import { type Piece, Templates } from './sql/templates.ts';

/**
 * Has PostgreSQL prepare every `sql` template, in each of its branches, and compares its rows and values with the program's types. A statement that
 * cannot be checked is a fault.
 */

/** Copies whatever tables it finds, so no statement names one; its tests run them all. */
const copying = 'server/platform/backup/rows.ts';
const isShops = (path: string) => /^(?:server|processes)\//.test(path) && !/\.test\.ts$|\/test-fixtures\//.test(path) && path !== copying;
/** Runs the migrations unchecked, since the check runs them too. */
const migrating = 'server/platform/db/migrate.ts:';

interface Statement {
  readonly template: Expression;
  readonly branches: readonly (readonly Piece[])[];
}

export interface Checked {
  readonly statements: number;
  /** `path:line: what is wrong`. */
  readonly faults: readonly string[];
}

/** Checks selected files under a root on a database made by the migrations; by default the shop's. */
export async function checkSql(root: string, isAsked = isShops, migrations?: readonly Migration[]): Promise<Checked> {
  // The database starts in its own thread while the compiler reads.
  const starting = startDescriber(migrations);
  const sources = new Sources(root);
  const faults = new Set<string>();
  try {
    const tell = (node: Node, fault: string) => faults.add(`${sources.placeOf(node)}: ${fault}`);
    const statements = statementsOf(sources, isAsked, tell);
    const describer = await starting;
    for (const { template, branches } of statements)
      for (const pieces of branches) for (const fault of await faultsOf(sources, describer, template, pieces)) tell(template, fault);
    return { statements: statements.length, faults: [...faults] };
  } finally {
    sources.close();
    await (await starting).close();
  }
}

/** Collects statements with their parts; reports unreadable ones. */
function statementsOf(sources: Sources, isAsked: (path: string) => boolean, tell: (node: Node, fault: string) => void): Statement[] {
  const templates = new Templates(sources);
  const nodes = sources.files(isAsked).flatMap((file) => (file.text.includes('sql') ? [...within(file)] : []));
  const found = nodes.filter(sources.isSqlTemplate);
  for (const node of nodes) if (isRunAsItIs(sources, node)) tell(node, 'is no template, and goes unchecked');
  for (const template of found) if (isRetyped(template)) tell(template, 'gets another type, which goes unchecked');
  const read = found.map((template) => ({ template, ...readable(() => templates.expand(template)) }));
  // A template inside no other is a statement; otherwise it would go unchecked.
  const whole = read.filter(({ template }) => isRun(template) || !templates.nested.has(template));
  for (const { unreadable } of whole) if (unreadable) tell(unreadable.node, unreadable.message);
  return whole.flatMap(({ template, branches }) => (branches ? { template, branches } : []));
}

function readable(expand: () => Piece[][]): { branches?: Piece[][]; unreadable?: Unreadable } {
  try {
    return { branches: expand() };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error };
    throw error;
  }
}

const isCalled = ({ parent }: Node, name: string) => isPropertyAccessExpression(parent) && parent.name.text === name;
const isRun = (node: Node) => isCalled(node, 'execute');
const isRetyped = (node: Node) => isCalled(node, '$castTo');
const isRunAsItIs = (sources: Sources, node: Node) =>
  isCallExpression(node) && isRun(node) && sources.sqlMethod(node.expression) === 'raw' && !sources.placeOf(node).startsWith(migrating);

async function main(): Promise<void> {
  const { statements, faults } = await checkSql(join(import.meta.dirname, '..'));
  for (const fault of faults) console.error(fault);
  console.log(`${statements} statements, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
