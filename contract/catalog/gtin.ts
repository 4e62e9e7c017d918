/**
 * Whether a text is a GTIN, the number below a barcode: an EAN-8, UPC (12 digits), EAN (13) or GTIN-14, of which the last digit checks the others (GS1
 * General Specifications, 7.9).
 */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text) || /^0+$/.test(text)) return false;
  const [check, ...others] = [...text].reverse().map(Number);
  const sum = others.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === check;
}

/** What is wrong with any other text. */
export const noGtin = 'must be a GTIN: 8, 12, 13 or 14 digits, the last of which checks the others';

/** A GTIN as people write it, `978-3-16-148410-0`, in digits alone. */
export const gtinDigits = (typed: string): string => typed.replaceAll(/[\s-]/g, '');
