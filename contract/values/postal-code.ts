/** A postal code in the carriers' spelling, with its country. */
export interface PostalCode {
  readonly countryCode: 'US' | 'CA';
  /** `10001`, `10001-1234`, `M5V 2T6`, or the first half of a Canadian code, `M5V`. */
  readonly postalCode: string;
}

/** No D, F, I, O, Q or U, and no W or Z at the start: those are not assigned. */
const canadian = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)?$/;
const american = /^(\d{5})(\d{4})?$/;

/**
 * Reads a US ZIP code, ZIP+4 or Canadian postal code in any spacing, hyphenation and case; null when invalid. Does not check whether the code is in
 * use. A plain function, because browsers use it without zod.
 */
export function readPostalCode(text: string): PostalCode | null {
  const compact = text.replace(/[\s-]/g, '').toUpperCase();
  const [, zip, plus4] = american.exec(compact) ?? [];
  if (zip) return { countryCode: 'US', postalCode: plus4 ? `${zip}-${plus4}` : zip };
  const [, area, rest] = canadian.exec(compact) ?? [];
  return area ? { countryCode: 'CA', postalCode: rest ? `${area} ${rest}` : area } : null;
}

/** The message at the field for an empty one (spec §5). */
export const noPostalCode = 'ZIP or postal code is required';

/** The message at the field for an unreadable code. */
export const unreadablePostalCode = 'Enter a 5-digit ZIP code or a Canadian postal code, like 10001 or M5V 2T6.';
/** The message for a code that is not in use. */
export const unknownPostalCode = 'We don’t know this postal code. Please check it.';
