/**
 * What an object itself has under a name that may be anybody's choosing; undefined for `constructor` and all else that every object inherits, and
 * where there is no object.
 * `tools/lookups.ts` wants it wherever a plain object is indexed by any string.
 */
export function own<Value>(object: Readonly<Record<string, Value>> | null | undefined, name: string): Value | undefined {
  return object && Object.hasOwn(object, name) ? object[name] : undefined;
}
