import { own } from '../../../contract/values/own.ts';
import { isPlainList, isPlainRecord, type Plain, type PlainRecord, recordOf } from '../../../contract/values/plain.ts';

export const joined = (path: string, name: string | number): string =>
  path === '' ? String(name) : name === '' ? path : `${path}.${name}`;

/** The value at a path, or undefined. */
export function valueAt(body: Plain, path: string): Plain | undefined {
  let value: Plain | undefined = body;
  for (const name of path.split('.')) value = partOf(value, name);
  return value;
}

const partOf = (value: Plain | undefined, name: string): Plain | undefined =>
  isPlainList(value) ? value[Number(name)] : own(recordOf(value), name);

/** A copy with another value at a path. Everything beside the path stays identical, to avoid rendering it again. */
export function withValue(body: PlainRecord, path: string, value: Plain): PlainRecord {
  const [name = '', ...rest] = path.split('.');
  return { ...body, [name]: replaced(own(body, name), rest, value) };
}

function replaced(within: Plain | undefined, path: readonly string[], value: Plain): Plain {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (isPlainList(within)) return within.map((item, i) => (i === Number(name) ? replaced(item, rest, value) : item));
  const record = recordOf(within);
  return { ...record, [name]: replaced(own(record, name), rest, value) };
}

/** Deep equality. */
export function isSame(a: Plain | undefined, b: Plain | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  if (!isPlainRecord(a) || !isPlainRecord(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame(own(a, name), own(b, name)));
}
