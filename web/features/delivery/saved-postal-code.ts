/** The visitor's postal code as stored in the browser (spec §3 client storage: `shipintlpc`); null without one. */
export function postalCodeIn(cookies: string): string | null {
  return /(?:^|;\s*)shipintlpc=([A-Z\d-]{3,10})(?:;|$)/.exec(cookies)?.[1] ?? null;
}
