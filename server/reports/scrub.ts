const patterns: readonly (readonly [RegExp, string])[] = [
  // What follows a question mark or a hash says who somebody is, or what they look for.
  [/(\bhttps?:\/\/[^\s?#"')]*)[?#][^\s"')]*/g, '$1'],
  [/[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)+/gi, '[e-mail]'],
  // Tokens, order and card numbers, telephone numbers.
  [/\b(?=[\w-]*\d)[A-Za-z0-9_-]{24,}\b/g, '[token]'],
  [/\+?\d(?:[ -]?\d){6,}/g, '[number]'],
];

/** A text of a browser's report as it may be logged: without addresses, numbers, tokens and query strings, and of bounded length. */
export function scrubbed(text: string, longest: number): string {
  return patterns.reduce((left, [found, instead]) => left.replaceAll(found, instead), text.slice(0, longest * 2)).slice(0, longest);
}

/** The page of a report: its path alone. */
export function pathOf(url: string): string {
  const path = URL.canParse(url, 'http://shop') ? new URL(url, 'http://shop').pathname : '';
  return scrubbed(path, 300);
}
