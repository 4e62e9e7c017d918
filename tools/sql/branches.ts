import { type Expression, type Node, NodeFlags, SyntaxKind } from 'typescript/unstable/ast';
import {
  isArrayBindingPattern,
  isArrayLiteralExpression,
  isArrowFunction,
  isBinaryExpression,
  isBindingElement,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isStringLiteral,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { bare, type Sources, within } from './sources.ts';

/** Maximum branches of one statement; more are unreadable for people too. */
const maxBranches = 500;

/**
 * One path through the code that builds a statement. At each choice it follows its instructions, and beyond them the first option; a place visited
 * twice chooses the same.
 */
export class Branch {
  readonly #sources: Sources;
  readonly #told: readonly number[];
  readonly #made: { way: number; of: number }[] = [];
  readonly #ways = new Map<string, number>();
  /** The arguments of functions, by parameter. */
  readonly #given = new Map<string, Expression>();

  constructor(sources: Sources, told: readonly number[]) {
    this.#sources = sources;
    this.#told = told;
  }

  /** Chooses one option; the node identifies the place. */
  choose<T>(at: Node, options: readonly T[]): T | undefined {
    const known = this.#ways.get(keyOf(at));
    if (known !== undefined) return options[known];
    const way = this.#told[this.#made.length] ?? 0;
    this.#made.push({ way, of: options.length });
    this.#ways.set(keyOf(at), way);
    return options[way];
  }

  /** Instructions for the next path; null after the last. */
  next(): number[] | null {
    const open = this.#made.findLastIndex(({ way, of }) => way + 1 < of);
    return open < 0 ? null : this.#made.slice(0, open + 1).map(({ way }, index) => (index === open ? way + 1 : way));
  }

  /** Evaluates an expression through constants, calls, conditions and members, as far as possible. */
  follow(expression: Expression): Expression {
    const from = bare(expression);
    const to = this.#step(from);
    return to ? this.follow(to) : from;
  }

  #step(from: Expression): Expression | undefined {
    if (isConditionalExpression(from)) return this.choose(from, [from.whenTrue, from.whenFalse]);
    if (isBinaryExpression(from)) return isEither(from.operatorToken.kind) ? this.choose(from, [from.left, from.right]) : undefined;
    if (isIdentifier(from)) return this.#valueOf(this.#sources.declarationOf(from));
    if (isPropertyAccessExpression(from)) return this.#member(from.expression, from.name.text, from);
    if (isElementAccessExpression(from)) {
      const key = this.follow(from.argumentExpression);
      return this.#member(from.expression, isStringLiteral(key) ? key.text : null, from);
    }
    return isCallExpression(from) ? this.returned(from.expression, from.arguments) : undefined;
  }

  /** What one of our functions returns for these arguments. */
  returned(callee: Expression, given: readonly Expression[]): Expression | undefined {
    const called = isIdentifier(callee) ? this.#sources.declarationOf(callee) : callee;
    const fn = called && isVariableDeclaration(called) ? called.initializer : called;
    if (!fn || !(isArrowFunction(fn) || isFunctionExpression(fn) || isFunctionDeclaration(fn)) || !fn.body) return undefined;
    for (const [index, parameter] of fn.parameters.entries()) {
      const value = given[index] ?? parameter.initializer;
      if (value) this.#given.set(keyOf(parameter), value);
    }
    if (!isBlock(fn.body)) return fn.body;
    const returns = [...within(fn.body)].filter(isReturnStatement).flatMap((statement) => statement.expression ?? []);
    return this.choose(fn, returns);
  }

  #valueOf(declared: Node | undefined): Expression | undefined {
    if (!declared) return undefined;
    if (isParameterDeclaration(declared)) return this.#given.get(keyOf(declared));
    if (isVariableDeclaration(declared)) return declared.parent.flags & NodeFlags.Const ? declared.initializer : undefined;
    if (!isBindingElement(declared) || !isArrayBindingPattern(declared.parent)) return undefined;
    const whole = this.#valueOf(declared.parent.parent);
    const list = whole && this.follow(whole);
    return list && isArrayLiteralExpression(list) ? list.elements[declared.parent.elements.indexOf(declared)] : undefined;
  }

  /** A member of an object literal; any of them where the name is unknown. */
  #member(object: Expression, name: string | null, at: Node): Expression | undefined {
    const whole = this.follow(object);
    if (!isObjectLiteralExpression(whole)) return undefined;
    const members = whole.properties.filter(isPropertyAssignment);
    if (name === null) return this.choose(at, members)?.initializer;
    return members.find((member) => member.name.getText() === name)?.initializer;
  }
}

const keyOf = (node: Node) => `${node.getSourceFile().fileName}:${node.pos}:${node.end}`;

const either: readonly SyntaxKind[] = [SyntaxKind.QuestionQuestionToken, SyntaxKind.BarBarToken, SyntaxKind.AmpersandAmpersandToken];
const isEither = (kind: SyntaxKind) => either.includes(kind);

/** The results of every path. Throws `Unreadable` for too many. */
export function inEveryBranch<T>(sources: Sources, at: Node, make: (branch: Branch) => T): T[] {
  const made: T[] = [];
  for (let told: number[] | null = []; told; ) {
    if (made.length === maxBranches) throw new Unreadable(at, `has more than ${maxBranches} branches`);
    const branch = new Branch(sources, told);
    made.push(make(branch));
    told = branch.next();
  }
  return made;
}

/** The text of a statement cannot be known before it runs. */
export class Unreadable extends Error {
  readonly node: Node;

  constructor(node: Node, why = `cannot be followed: ${node.getText()}`) {
    super(why);
    this.node = node;
  }
}
