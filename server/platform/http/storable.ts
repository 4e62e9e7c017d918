/** Maximum nesting of any input; the deepest is a document of the content editor. */
const deepest = 32;

/**
 * Whether a value can be processed and stored: PostgreSQL accepts neither NUL nor lone surrogates in text, and unlimited nesting overflows the stack.
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

/** Neither NUL nor a lone surrogate. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
