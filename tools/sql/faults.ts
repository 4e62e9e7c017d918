import type { Expression } from 'typescript/unstable/ast';
import { isTypeReference, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';
import type { Column, Describer } from './database.ts';
import { recordFaults } from './records.ts';
import type { Sources } from './sources.ts';
import type { Piece } from './templates.ts';
import { isOf, mayBeNull, parsedAs, sentAs } from './types.ts';

/** The faults of one branch of a statement: PostgreSQL's error, or differences between the program's types and the database's. */
export async function faultsOf(sources: Sources, describer: Describer, template: Expression, pieces: readonly Piece[]): Promise<string[]> {
  const values = pieces.filter((piece) => typeof piece !== 'string');
  let number = 0;
  const text = pieces.map((piece) => (typeof piece === 'string' ? piece : `$${++number}`)).join('');
  try {
    const { parameters, columns } = await describer.describe(text);
    const wrong = values.flatMap((value, index) => valueFault(sources, value, parameters[index]?.name ?? 'text') ?? []);
    const row = rowOf(sources, template);
    return [...wrong, ...recordFaults(sources, text, values), ...(row ? rowFaults(sources, row, columns ?? [], text) : [])];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function valueFault(sources: Sources, value: Expression, pgType: string): string | null {
  const type = sources.typeOf(value);
  return isOf(sources, type, sentAs(pgType)) ? null : `${value.getText()} is ${sources.nameOf(type)}, and PostgreSQL takes it as ${pgType}`;
}

/** The program's row type; null where it states none. */
function rowOf(sources: Sources, template: Expression): Type | null {
  const type = sources.typeOf(template);
  const [row] = isTypeReference(type) ? sources.checker.getTypeArguments(type) : [];
  return row && (row.flags & TypeFlags.Unknown) === 0 ? row : null;
}

function rowFaults(sources: Sources, row: Type, columns: readonly Column[], text: string): string[] {
  const { checker } = sources;
  const properties = checker.getPropertiesOfType(row);
  const selected = new Map(columns.map((column) => [column.name, column]));
  const unsaid = columns.filter(({ name }) => !properties.some((property) => property.name === name));
  const wrong = properties.flatMap((property) => {
    const column = selected.get(property.name);
    const type = checker.getTypeOfSymbol(property);
    if (column) return type ? (columnFault(sources, type, column, text) ?? []) : [];
    return property.flags & SymbolFlags.Optional ? [] : `the row has ${property.name}, which is not selected`;
  });
  return [...unsaid.map(({ name }) => `${name} is selected, and the row does not have it`), ...wrong];
}

function columnFault(sources: Sources, type: Type, { name, type: { oid, name: pgType }, nullable }: Column, text: string): string | null {
  const kind = parsedAs(oid, pgType);
  const said = sources.nameOf(type);
  if ((type.flags & TypeFlags.Unknown) === 0 && !isOf(sources, type, [kind]))
    return `${name} is ${pgType}, read as ${kind}, and the row says ${said}`;
  // Neither condition holds for null.
  const mayLack = nullable !== null && !new RegExp(`\\b${nullable} (?:is not null|like)\\b`).test(text);
  return mayLack && !mayBeNull(type) ? `${name} may be null, and the row says ${said}` : null;
}
