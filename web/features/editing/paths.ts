import { own } from '../../../contract/values/own.ts';

/** Content as plain JSON. Paths such as `blocks.2.tiles.0.text` name a value in forms, errors and comparisons. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [name: string]: Plain };
export type PlainRecord = Readonly<Record<string, Plain>>;

export const isRecord = (value: unknown): value is PlainRecord => typeof value === 'object' && value !== null && !Array.isArray(value);

export const joined = (path: string, name: string | number): string =>
  path === '' ? String(name) : name === '' ? path : `${path}.${name}`;

/** The value at a path, or undefined. */
export function valueAt(body: Plain, path: string): Plain | undefined {
  let value: Plain | undefined = body;
  for (const name of path.split('.')) value = own(value as PlainRecord | null | undefined, name);
  return value;
}

/** A copy with another value at a path. Everything beside the path stays identical, so that it need not render again. */
export function withValue<Body extends Plain>(body: Body, path: string, value: Plain): Body {
  const [name = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? value : withValue(own(body as PlainRecord, name) ?? {}, rest.join('.'), value);
  if (Array.isArray(body)) return body.map((item, i) => (i === Number(name) ? inner : item)) as Plain as Body;
  return { ...(body as PlainRecord), [name]: inner } as Plain as Body;
}

/** Deep equality. */
export function isSame(a: Plain | undefined, b: Plain | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame(own(a, name), own(b, name)));
}
