import type { Expression, Node, TaggedTemplateExpression } from 'typescript/unstable/ast';
import {
  isArrayLiteralExpression,
  isCallExpression,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isStringLiteral,
  isTemplateExpression,
} from 'typescript/unstable/ast/is';
import { isStringLiteralType, isUnionType, type Type } from 'typescript/unstable/sync';
import { type Branch, inEveryBranch, Unreadable } from './branches.ts';
import type { Sources } from './sources.ts';

/** Text of a statement, or an expression passed to the database as a parameter. */
export type Piece = string | Expression;

/** Replaces a name known only at run time: PostgreSQL refuses it wherever it resolves names. */
const unknownName = '"?"';

/** Resolves the contents of `sql` templates. */
export class Templates {
  /** Templates nested in others. */
  readonly nested = new Set<Node>();
  readonly #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** The pieces of a template, for each of its branches. Throws `Unreadable`. */
  expand(template: TaggedTemplateExpression): Piece[][] {
    return inEveryBranch(this.#sources, template, (branch) => this.#template(template, branch));
  }

  #template({ template }: TaggedTemplateExpression, branch: Branch): Piece[] {
    if (isNoSubstitutionTemplateLiteral(template)) return [template.text];
    const spans = template.templateSpans.flatMap((span) => [...this.#pieces(span.expression, branch), span.literal.text]);
    return [template.head.text, ...spans];
  }

  #pieces(expression: Expression, branch: Branch): Piece[] {
    if (!this.#isFragment(expression)) return [expression];
    const fragment = branch.follow(expression);
    if (this.#sources.isSqlTemplate(fragment)) {
      this.nested.add(fragment);
      return this.#template(fragment, branch);
    }
    const method = isCallExpression(fragment) && this.#sources.sqlMethod(fragment.expression);
    if (method) return this.#made(method, fragment.arguments, branch);
    if (this.#isFragment(fragment)) throw new Unreadable(fragment);
    return [fragment];
  }

  /** The result of `sql.ref(…)` and the like. */
  #made(method: string, [first, second]: readonly Expression[], branch: Branch): Piece[] {
    if (!first) return [];
    if (method === 'val') return [first];
    if (method === 'join') return this.#joined(first, second, branch);
    const text = this.#text(first, branch);
    if (method === 'ref' || method === 'table' || method === 'id') return [text?.replaceAll(/[^.]+/g, '"$&"') ?? unknownName];
    if (text === null) throw new Unreadable(first);
    return [method === 'lit' ? `'${text.replaceAll("'", "''")}'` : text];
  }

  #joined(list: Expression, separator: Expression | undefined, branch: Branch): Piece[] {
    const between = separator ? this.#pieces(separator, branch) : [', '];
    const items = this.#items(branch.follow(list), branch).map((item) => this.#pieces(item, branch));
    return items.flatMap((item, index) => (index === 0 ? item : [...between, ...item]));
  }

  /** For a list made from another, one item represents all. */
  #items(list: Expression, branch: Branch): readonly Expression[] {
    if (isArrayLiteralExpression(list)) return list.elements;
    const isMapped = isCallExpression(list) && isPropertyAccessExpression(list.expression) && list.expression.name.text === 'map';
    const [map] = isMapped ? list.arguments : [];
    const item = map && branch.returned(map, []);
    if (!item) throw new Unreadable(list);
    return [item];
  }

  /** A text known before run time, or one of those listed by its type; null for any other. */
  #text(expression: Expression, branch: Branch): string | null {
    const known = branch.follow(expression);
    if (isStringLiteral(known) || isNoSubstitutionTemplateLiteral(known)) return known.text;
    if (isTemplateExpression(known)) {
      const parts = known.templateSpans.map((span) => [this.#text(span.expression, branch), span.literal.text]);
      return parts.some(([text]) => text === null) ? null : known.head.text + parts.flat().join('');
    }
    const texts = membersOf(this.#sources.typeOf(known)).map((type) => (isStringLiteralType(type) ? type.value : null));
    return texts.includes(null) ? null : (branch.choose(known, texts) ?? null);
  }

  #isFragment(expression: Expression): boolean {
    const { checker } = this.#sources;
    return membersOf(this.#sources.typeOf(expression)).some((type) => checker.getPropertyOfType(type, 'toOperationNode'));
  }
}

/** The members of a union, or the type itself. */
export function membersOf(type: Type): readonly Type[] {
  return isUnionType(type) ? type.getTypes() : [type];
}
