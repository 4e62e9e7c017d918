/**
 * Stands in for zod in the browser's production build. There the contract's schemas are never run: the server checks what it
 * takes, and answers are checked in development; leaving zod out saves more than 20 KB of script. What remains is what
 * `endpoint()` and the browser's transport read: the names of an object's fields and an enum's values.
 */
interface Stub {
  [method: string]: unknown;
}

const never = ['parse', 'safeParse', 'parseAsync', 'safeParseAsync'];

/** A schema whose every method answers another schema. */
function schema(known: Record<string, unknown> = {}): Stub {
  return new Proxy(known as Stub, {
    get: (target, name) => {
      if (name in target) return target[name as string];
      if (never.includes(name as string)) throw new Error('Schemas are not part of the production build; check the field by hand');
      return () => schema(known);
    },
  });
}

function object(shape: Record<string, unknown>): Stub {
  return schema({ shape, extend: (more: Record<string, unknown>) => object({ ...shape, ...more }) });
}

const build: Stub = {
  object,
  enum: (options: readonly string[]) => schema({ options }),
  literal: (value: unknown) => schema({ value }),
};

export const z = new Proxy(build, {
  get: (target, name) => (name === 'coerce' || name === 'iso' ? z : (target[name as string] ?? (() => schema()))),
}) as Stub;
