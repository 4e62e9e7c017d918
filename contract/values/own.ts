/**
 * An object's own property under any name, even one chosen by a visitor; undefined for `constructor` and everything else inherited, and without an
 * object. `tools/lookups.ts` requires it wherever a plain object is indexed by an arbitrary string.
 */
export function own<Value>(object: Readonly<Record<string, Value>> | null | undefined, name: string): Value | undefined {
  return object && Object.hasOwn(object, name) ? object[name] : undefined;
}
