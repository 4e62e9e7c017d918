import { join, relative } from 'node:path';
import type { Expression, Node, SourceFile, TaggedTemplateExpression } from 'typescript/unstable/ast';
import {
  isAsExpression,
  isIdentifier,
  isNonNullExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isSatisfiesExpression,
  isTaggedTemplateExpression,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Project, SymbolFlags, type Type } from 'typescript/unstable/sync';

/** The program's files with the compiler's information. */
export class Sources {
  readonly checker: Checker;
  readonly #api: API;
  readonly #project: Project;
  readonly #root: string;

  /** Throws without a tsconfig.json in the root. */
  constructor(root: string) {
    this.#root = root;
    this.#api = new API({ cwd: root });
    const [project] = this.#api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error(`${root} has no tsconfig.json`);
    this.#project = project;
    this.checker = project.checker;
  }

  close(): void {
    this.#api.close();
  }

  /** Files selected by their path from the root. */
  files(isAsked: (path: string) => boolean): SourceFile[] {
    const { program } = this.#project;
    const paths = program.getSourceFileNames().filter((path) => isAsked(relative(this.#root, path)));
    return paths.flatMap((path) => program.getSourceFile(path) ?? []);
  }

  /** `path:line`. */
  placeOf(node: Node): string {
    const file = node.getSourceFile();
    return `${relative(this.#root, file.fileName)}:${file.text.slice(0, node.getStart()).split('\n').length}`;
  }

  /** The declaration of a name, through imports; undefined for values from outside. */
  declarationOf(name: Node): Node | undefined {
    const symbol = this.checker.getSymbolAtLocation(name);
    const own = symbol && symbol.flags & SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    return own?.valueDeclaration?.resolve(this.#project);
  }

  typeOf(node: Node): Type {
    const type = this.checker.getTypeAtLocation(node);
    if (!type) throw new Error(`${this.placeOf(node)} has no type`);
    return type;
  }

  nameOf(type: Type): string {
    return this.checker.typeToString(type);
  }

  /** Whether this is Kysely's `sql`. */
  isSql(node: Node): boolean {
    if (!isIdentifier(node) || node.text !== 'sql') return false;
    const declared = this.declarationOf(node);
    return declared?.getSourceFile().fileName.includes('/kysely/') ?? false;
  }

  /** A separate function, to be passed to `filter`. */
  readonly isSqlTemplate = (node: Node): node is TaggedTemplateExpression => isTaggedTemplateExpression(node) && this.isSql(node.tag);

  /** The method name of `sql.ref(…)` and the like; null for anything else. */
  sqlMethod(callee: Node): string | null {
    return isPropertyAccessExpression(callee) && this.isSql(callee.expression) ? callee.name.text : null;
  }
}

/** A node and its descendants. */
export function* within(node: Node): Generator<Node> {
  yield node;
  const children: Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
  });
  for (const child of children) yield* within(child);
}

/** An expression without surrounding parentheses and assertions. */
export function bare(expression: Expression): Expression {
  const isWrapped =
    isParenthesizedExpression(expression) ||
    isAsExpression(expression) ||
    isSatisfiesExpression(expression) ||
    isNonNullExpression(expression);
  return isWrapped ? bare(expression.expression) : expression;
}
