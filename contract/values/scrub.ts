const patterns: readonly (readonly [RegExp, string | ((run: string) => string)])[] = [
  // Named secrets in addresses, JSON, forms and code.
  [
    /((?:pass(?:word|wd|phrase)?|pwd|secret|token|api_?key|authorization|cookie|session|code|cvc|cvv|security_?code|card(?:_?number)?|expiry|pin)["']?\s*[:=]\s*)("[^"]*"?|'[^']*'?|(?:Bearer |Basic )?[^\s&,;)}"']+)/gi,
    '$1[secret]',
  ],
  [/\b(Bearer|Basic) [\w.~+/=-]+/gi, '$1 [secret]'],
  // Query strings and fragments reveal who a visitor is or what they search for.
  [/(\bhttps?:\/\/[^\s?#"')]*|(?:^|[\s"'(])\/[\w./%-]*)[?#][^\s"')]*/g, '$1'],
  // Text that failed to parse as JSON is quoted in the error; it may be a form.
  [/(Unexpected (?:token|identifier|string|number|end)[^"]*)"[\s\S]*?" is not valid JSON/g, '$1[text] is not valid JSON'],
  [/[\w.+-]{1,64}(@|%40)[\w-]+(\.[\w-]+)+/gi, '[e-mail]'],
  // Tokens, order and card numbers, phone numbers.
  [/\w[\w-]{22,}\w/g, (run) => (/\d/.test(run) ? '[token]' : run)],
  [/\+?\d(?:[ -]?\d){6,}/g, '[number]'],
];

/** A text that is safe to report or log: without secrets, addresses, numbers, tokens and query strings, and of limited length. */
export function scrubbed(text: string, longest: number): string {
  return patterns
    .reduce(
      (left, [found, instead]) => (typeof instead === 'string' ? left.replaceAll(found, instead) : left.replaceAll(found, instead)),
      text.slice(0, longest * 2),
    )
    .slice(0, longest);
}
