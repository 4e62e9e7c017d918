/** Content is edited as plain data, its places named by paths such as `blocks.2.tiles.0.text`: the same in forms, faults and comparisons. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [name: string]: Plain };
export type PlainRecord = Readonly<Record<string, Plain>>;

export const isRecord = (value: unknown): value is PlainRecord => typeof value === 'object' && value !== null && !Array.isArray(value);

export const joined = (path: string, name: string | number): string =>
  path === '' ? String(name) : name === '' ? path : `${path}.${name}`;

/** What stands at a path; undefined where nothing does. */
export function valueAt(body: Plain, path: string): Plain | undefined {
  let value: Plain | undefined = body;
  for (const name of path.split('.')) value = (value as Record<string, Plain> | null | undefined)?.[name];
  return value;
}

/** The same content with another value at a path; what is beside the path is the very same, so that it need not be drawn again. */
export function withValue<Body extends Plain>(body: Body, path: string, value: Plain): Body {
  const [name = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? value : withValue((body as PlainRecord)?.[name] ?? {}, rest.join('.'), value);
  if (Array.isArray(body)) return body.map((item, i) => (i === Number(name) ? inner : item)) as Plain as Body;
  return { ...(body as PlainRecord), [name]: inner } as Plain as Body;
}

/** Whether two values say the same. */
export function isSame(a: Plain | undefined, b: Plain | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame(a[name], b[name]));
}
