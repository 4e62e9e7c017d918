import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Expression, type Node, SyntaxKind } from 'typescript/unstable/ast';
import { isAsExpression, isBinaryExpression, isElementAccessExpression } from 'typescript/unstable/ast/is';
import { API, type Checker, TypeFlags } from 'typescript/unstable/sync';

/**
 * Forbids indexing plain objects by visitors' input: `table['constructor']` finds what every object inherits. Checks types: an object with arbitrary
 * string keys (`Record<string, …>`) must be read by `own()` of contract/values/own.ts, or be a Map. A key whose type lists its values is proven
 * valid; prove it by looking it up in that list, since a cast proves nothing.
 */

/** Code that handles visitors' input; tools and tests index only their own data. */
const checked = /^(?:contract|server|web|brands|processes)\//;
const unchecked = /\.test\.tsx?$|\/test-fixtures\/|\.d\.ts$|^contract\/values\/own\.ts$/;

interface LookUp {
  readonly node: Node;
  readonly object: Expression;
  readonly key: Expression;
}

/** `object[key]` and `key in object`, except with literal keys. */
function lookUpsIn(file: Node): LookUp[] {
  const found: LookUp[] = [];
  const visit = (node: Node): void => {
    if (isElementAccessExpression(node)) {
      const { expression: object, argumentExpression: key } = node;
      found.push({ node, object, key });
    } else if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword) {
      found.push({ node, object: node.right, key: node.left });
    }
    node.forEachChild(visit);
  };
  visit(file);
  const isWritten = ({ kind }: Node) => kind === SyntaxKind.StringLiteral || kind === SyntaxKind.NumericLiteral;
  return found.filter(({ key }) => !isWritten(key));
}

/** Whether a value of this type may be any text. */
function mayBeAnyText(checker: Checker, key: Expression): boolean {
  const inner = isAsExpression(key) ? key.expression : key;
  const type = checker.getTypeAtLocation(inner);
  if (!type) return true;
  const parts = checker.typeToString(type).split(' | ');
  return (type.flags & (TypeFlags.Any | TypeFlags.Unknown)) !== 0 || parts.includes('string') || parts.some((part) => part.startsWith('`'));
}

/** Where files under a root index plain objects by arbitrary text: `path:line: text`. */
export function looseLookUps(root: string, isChecked = (path: string) => checked.test(path) && !unchecked.test(path)): string[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error(`${root} has no tsconfig.json`);
    const { program, checker } = project;
    const paths = program.getSourceFileNames().filter((path) => isChecked(relative(root, path)));
    return paths.flatMap((path) => {
      const file = program.getSourceFile(path);
      if (!file) return [];
      const text = readFileSync(path, 'utf8');
      return lookUpsIn(file)
        .filter(({ object, key }) => mayBeAnyText(checker, key) && !isList(checker, object))
        .map(({ node }) => `${relative(root, path)}:${text.slice(0, node.getStart()).split('\n').length}: ${node.getText()}`);
    });
  } finally {
    api.close();
  }
}

function isList(checker: Checker, object: Expression): boolean {
  const type = checker.getTypeAtLocation(object);
  return type !== undefined && (checker.isArrayLikeType(type) || (type.flags & TypeFlags.StringLike) !== 0);
}

function main(): void {
  const faults = looseLookUps(join(import.meta.dirname, '..'));
  for (const fault of faults)
    console.error(`${fault}: a plain object is indexed by any text; use own() of contract/values/own.ts, or a Map`);
  console.log(`${faults.length} look-ups by any text`);
  if (faults.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
