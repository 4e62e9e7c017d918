/**
 * A text without the characters at its end for which `isOf` holds. In linear time: an expression such as `/\/+$/` looks for the end from each
 * character of each run, which in an address or a form of 60 kB takes seconds.
 */
export function withoutEnd(text: string, isOf: (character: string) => boolean): string {
  let end = text.length;
  while (end > 0 && isOf(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
