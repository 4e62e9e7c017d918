const patterns: readonly (readonly [RegExp, string])[] = [
  // Named secrets, as addresses, JSON, forms and code have them.
  [
    /((?:pass(?:word|wd|phrase)?|pwd|secret|token|api_?key|authorization|cookie|session|code|cvc|cvv|security_?code|card(?:_?number)?|expiry|pin)["']?\s*[:=]\s*)("[^"]*"?|'[^']*'?|(?:Bearer |Basic )?[^\s&,;)}"']+)/gi,
    '$1[secret]',
  ],
  [/\b(Bearer|Basic) [\w.~+/=-]+/gi, '$1 [secret]'],
  // What follows a question mark or a hash says who somebody is, or what they look for.
  [/(\bhttps?:\/\/[^\s?#"')]*|(?:^|[\s"'(])\/[\w./%-]*)[?#][^\s"')]*/g, '$1'],
  // What could not be read as JSON is quoted in the error: it may be a form.
  [/(Unexpected (?:token|identifier|string|number|end)[^"]*)"[\s\S]*?" is not valid JSON/g, '$1[text] is not valid JSON'],
  [/[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)+/gi, '[e-mail]'],
  // Tokens, order and card numbers, telephone numbers.
  [/\b(?=[\w-]*\d)[A-Za-z0-9_-]{24,}\b/g, '[token]'],
  [/\+?\d(?:[ -]?\d){6,}/g, '[number]'],
];

/** A text as it may be reported or logged: without secrets, addresses, numbers, tokens and query strings, and of bounded length. */
export function scrubbed(text: string, longest: number): string {
  return patterns.reduce((left, [found, instead]) => left.replaceAll(found, instead), text.slice(0, longest * 2)).slice(0, longest);
}
