/** Maximum nesting of any input; the deepest is a document of the content editor. */
const deepest = 32;

/** Whether a JSON value can be validated and stored: PostgreSQL accepts neither NUL nor lone surrogates in text. */
export const isStorable = (value: unknown): boolean => everyPart(value, isStorableText);

/** Neither NUL nor a lone surrogate. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * Whether a schema can check a JSON value without throwing: unlimited nesting overflows the stack, and zod compares the `length` or `size` of whatever
 * has one, even where text was expected.
 */
export const isCheckable = (value: unknown): boolean => everyPart(value, () => true);

function everyPart(value: unknown, holds: (text: string) => boolean): boolean {
  const left: (readonly [value: unknown, depth: number])[] = [[value, 0]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [one, depth] = next;
    if (typeof one === 'string') {
      if (!holds(one)) return false;
    } else if (typeof one === 'object' && one !== null) {
      if (depth >= deepest || !hasComparableLength(one)) return false;
      for (const [name, inner] of Object.entries(one)) left.push([name, depth], [inner, depth + 1]);
    }
  }
  return true;
}

/** In JSON, a `length` may be an object whose own `toString` is no function; comparing it throws. */
function hasComparableLength(value: object): boolean {
  const { length, size }: { length?: unknown; size?: unknown } = value;
  return [length, size].every((one) => !(typeof one === 'object' && one !== null && Object.hasOwn(one, 'toString')));
}
