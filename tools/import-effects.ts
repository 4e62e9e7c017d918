import { type Expression, parseSync, type Statement } from 'oxc-parser';

/** What may be created on import, since nobody changes it afterwards. Maps and sets count as tables when created with their contents. */
const constants = /^(RegExp|URL|Intl\.\w+)$/;
const tables = /^(Map|Set)$/;

/**
 * A module's side effects on import, and its state shared by every shop of the process, one line each. Two shops share nothing, so state belongs to
 * an object that a shop owns, and start-up work is called where the shop is assembled (`server/shop.ts`).
 */
export function effectsOf(file: string, source: string): string[] {
  const textOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end);
  const made = (init: Expression | null): string | null => {
    if (init?.type === 'ArrayExpression' && init.elements.length === 0) return 'an empty array';
    if (init?.type === 'ObjectExpression' && init.properties.length === 0) return 'an empty object';
    if (init?.type !== 'NewExpression') return null;
    const name = textOf(init.callee);
    const isFixed = constants.test(name) || (tables.test(name) && init.arguments.length > 0);
    return isFixed ? null : `a new ${name}`;
  };
  const effectOf = (statement: Statement): string[] => {
    if (statement.type === 'ImportDeclaration') {
      const { specifiers, source: from } = statement;
      return specifiers.length === 0 ? [`imports ${from.value} for what it does`] : [];
    }
    if (statement.type === 'ExportNamedDeclaration') return statement.declaration ? effectOf(statement.declaration) : [];
    if (statement.type === 'VariableDeclaration') {
      if (statement.kind !== 'const') return [`keeps a variable: ${textOf(statement).split('\n')[0]}`];
      return statement.declarations.flatMap(({ id, init }) => {
        const what = made(init);
        return what ? [`keeps ${what} in ${textOf(id)}`] : [];
      });
    }
    return /Declaration$/.test(statement.type) ? [] : [`does something: ${textOf(statement).split('\n')[0]}`];
  };
  return parseSync(file, source).program.body.flatMap((statement) => effectOf(statement));
}
