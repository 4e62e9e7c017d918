import type { Expression } from 'typescript/unstable/ast';
import { isCallExpression } from 'typescript/unstable/ast/is';
import { type Type, TypeFlags } from 'typescript/unstable/sync';
import { own } from '../../contract/values/own.ts';
import type { Sources } from './sources.ts';
import { isOf, itemsOf, type Kind } from './types.ts';

/** A JSON value that PostgreSQL reads by field name: `jsonb_to_recordset($1::jsonb) as r("productId" int, sku text)`. */
const taken = /jsonb?_to_record(?<set>set)?\(\$(?<number>\d+)::jsonb?\)\s+as\s+\w+\s*\((?<fields>[^)]*)\)/g;
const field = /"?(?<name>\w+)"?\s+(?<type>\w+)(?<list>\[\])?/g;

const kinds: Readonly<Record<string, readonly Kind[]>> = {
  int: ['number'],
  smallint: ['number'],
  bigint: ['number'],
  real: ['number'],
  boolean: ['boolean'],
  timestamptz: ['Date', 'string'],
};

/** Field names the given JSON lacks, or has with another type: they would silently be null, or fail at run time. */
export function recordFaults(sources: Sources, text: string, values: readonly Expression[]): string[] {
  return [...text.matchAll(taken)].flatMap(({ groups: { set, number, fields } = {} }) => {
    const given = jsonOf(sources, values[Number(number) - 1]);
    const records = given && set ? itemsOf(sources, given) : given && [given];
    if (!records) return `$${number} is taken apart, and is no JSON.stringify(…) of ${set ? 'a list' : 'an object'}`;
    return records.flatMap((record) =>
      [...(fields ?? '').matchAll(field)].flatMap(({ groups }) => fieldFault(sources, record, groups ?? {}) ?? []),
    );
  });
}

/** The type of the argument of `JSON.stringify(…)`. */
function jsonOf(sources: Sources, value: Expression | undefined): Type | null {
  const [json] = value && isCallExpression(value) && value.expression.getText() === 'JSON.stringify' ? value.arguments : [];
  return json ? sources.typeOf(json) : null;
}

function fieldFault(sources: Sources, record: Type, { name = '', type = '', list }: Readonly<Record<string, string>>): string | null {
  const property = sources.checker.getPropertyOfType(record, name);
  const said = property && sources.checker.getTypeOfSymbol(property);
  if (!said) return `${name} is taken from JSON that does not have it`;
  const isFree = type === 'json' || type === 'jsonb' || (said.flags & TypeFlags.Unknown) !== 0;
  const wanted = (own(kinds, type) ?? ['string']).map((kind) => (list ? `${kind}[]` : kind));
  return isFree || isOf(sources, said, wanted)
    ? null
    : `${name} is taken from JSON as ${type}${list ?? ''}, and is ${sources.nameOf(said)}`;
}
