import { withoutAccents } from '../../platform/accents.ts';

const postalCode = /^([a-z]\d[a-z])\s*(\d[a-z]\d)$/;
const maxWords = 3;

/** The last ten digits of what may be a phone number, as the index has them; null for any other text. */
function phoneIn(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '');
  return /^[\d\s()+./-]+$/.test(text) && digits.length >= 7 && !/^\d{5}-\d{4}$/.test(text) ? digits.slice(-10) : null;
}

/** What may be a phone number as typed, where its digits alone are another word: it may be a SKU. Null for any other text. */
export function numberAsTyped(typed: string): string | null {
  const text = typed.trim();
  const phone = phoneIn(text);
  return phone === null || phone === text ? null : text;
}

/**
 * The beginnings of words to look for, as the index has them: without accents; a phone number or a Canadian postal code is one word however it is spaced. Single
 * letters are left out: they would find half the shop.
 */
export function wordsIn(typed: string): string[] {
  const text = withoutAccents(typed.trim().toLowerCase());
  const phone = phoneIn(text);
  if (phone !== null) return [phone];
  const postal = postalCode.exec(text);
  if (postal) return [`${postal[1]}${postal[2]}`];
  return text
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .slice(0, maxWords);
}
