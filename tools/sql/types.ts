import { isIntersectionType, isTypeReference, type Type, TypeFlags } from 'typescript/unstable/sync';
import { own } from '../../contract/values/own.ts';
import { parsers } from '../../server/platform/db/index.ts';
import type { Sources } from './sources.ts';
import { membersOf } from './templates.ts';

/** A value's kind in the program: `number`, `Date`, `string[]`. `json` is an object or a list that JSON can represent. */
export type Kind = string;

const samples: Readonly<Record<string, string>> = {
  bool: 't',
  bytea: '\\x00',
  json: '{}',
  jsonb: '{}',
  timestamp: '2026-01-31 12:00:00',
  timestamptz: '2026-01-31 12:00:00+00',
};
const sampleOf = (name: string) => own(samples, name) ?? '1';

/** What the shop's driver makes of a value of a PostgreSQL type (by number and name in `pg_type`), found by parsing one. */
export function parsedAs(oid: number, name: string): Kind {
  const sample = name.startsWith('_') ? `{"${sampleOf(name.slice(1)).replaceAll('\\', '\\\\')}"}` : sampleOf(name);
  return kindOfValue(parsers.getTypeParser(oid, 'text')(sample));
}

function kindOfValue(value: unknown): Kind {
  if (Array.isArray(value)) return `${kindOfValue(value[0])}[]`;
  if (value instanceof Date) return 'Date';
  if (Buffer.isBuffer(value)) return 'Buffer';
  return typeof value === 'object' ? 'json' : typeof value;
}

const sent: Readonly<Record<string, readonly Kind[]>> = {
  int2: ['number'],
  int4: ['number'],
  int8: ['number'],
  float4: ['number'],
  float8: ['number'],
  numeric: ['number', 'string'],
  bool: ['boolean'],
  bytea: ['Buffer'],
  date: ['Date', 'string'],
  timestamp: ['Date', 'string'],
  timestamptz: ['Date', 'string'],
};

/** Kinds that may be sent where PostgreSQL expects this type; JSON is sent as text. */
export function sentAs(name: string): readonly Kind[] {
  return name.startsWith('_') ? sentAs(name.slice(1)).map((kind) => `${kind}[]`) : (own(sent, name) ?? ['string']);
}

const none = TypeFlags.Null | TypeFlags.Undefined;

/** Whether all values of a type, except null, are of one of the kinds. */
export function isOf(sources: Sources, type: Type, kinds: readonly Kind[]): boolean {
  return membersOf(type).every((member) => (member.flags & none) !== 0 || kinds.some((kind) => isOfKind(sources, member, kind)));
}

/** Whether a type includes null. */
export function mayBeNull(type: Type): boolean {
  return membersOf(type).some(({ flags }) => (flags & (none | TypeFlags.Unknown)) !== 0);
}

function isOfKind(sources: Sources, type: Type, kind: Kind): boolean {
  if (isIntersectionType(type) && kind !== 'json') return type.getTypes().some((part) => isOfKind(sources, part, kind));
  if (kind.endsWith('[]')) {
    const items = itemsOf(sources, type);
    return items?.every((item) => isOf(sources, item, [kind.slice(0, -2)])) ?? false;
  }
  if (kind === 'string') return (type.flags & TypeFlags.StringLike) !== 0;
  if (kind === 'number') return (type.flags & TypeFlags.NumberLike) !== 0;
  if (kind === 'boolean') return (type.flags & TypeFlags.BooleanLike) !== 0;
  return kind === 'json' ? isObject(type) && isJson(sources, type) : type.getSymbol()?.name === kind;
}

const isObject = (type: Type) => (type.flags & (TypeFlags.Object | TypeFlags.Intersection)) !== 0;

/** The types of a list's items; null unless it is a list. */
export function itemsOf({ checker }: Sources, type: Type): readonly Type[] | null {
  return checker.isArrayLikeType(type) && isTypeReference(type) ? checker.getTypeArguments(type) : null;
}

/** Whether JSON can represent such a value: it has neither dates nor bytes. */
function isJson(sources: Sources, type: Type, seen = new Set<number>()): boolean {
  if (seen.has(type.id) || !isObject(type)) return true;
  seen.add(type.id);
  if (['Date', 'Buffer', 'Map', 'Set'].includes(type.getSymbol()?.name ?? '')) return false;
  const { checker } = sources;
  const parts = itemsOf(sources, type) ?? checker.getPropertiesOfType(type).map((property) => checker.getTypeOfSymbol(property));
  return parts.every((part) => part === undefined || membersOf(part).every((member) => isJson(sources, member, seen)));
}
