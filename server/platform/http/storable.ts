/** Levels of nesting that any input may have; the deepest the shop takes is a document of the content editor. */
const deepest = 32;

/**
 * Whether everything in a value can be worked with and stored: PostgreSQL takes neither NUL nor half a surrogate pair in text, and what is
 * nested without end overflows the stack of whoever walks it.
 */
export function isStorable(value: unknown): boolean {
  const left: (readonly [value: unknown, depth: number])[] = [[value, 0]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [one, depth] = next;
    if (typeof one === 'string') {
      if (!isStorableText(one)) return false;
    } else if (typeof one === 'object' && one !== null) {
      if (depth >= deepest) return false;
      for (const [name, inner] of Object.entries(one)) left.push([name, depth], [inner, depth + 1]);
    }
  }
  return true;
}

/** Neither NUL nor half a surrogate pair. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
