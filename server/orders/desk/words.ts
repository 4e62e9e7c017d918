const postalCode = /^([a-z]\d[a-z])\s*(\d[a-z]\d)$/;
const maxWords = 3;

/**
 * The beginnings of words to look for, as the index has them: a phone number or a Canadian postal code is one word however it is spaced. Single
 * letters are left out: they would find half the shop.
 */
export function wordsIn(typed: string): string[] {
  const text = typed.trim().toLowerCase();
  const digits = text.replaceAll(/\D/g, '');
  if (/^[\d\s()+./-]+$/.test(text) && digits.length >= 7 && !/^\d{5}-\d{4}$/.test(text)) return [digits.slice(-10)];
  const postal = postalCode.exec(text);
  if (postal) return [`${postal[1]}${postal[2]}`];
  return text
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .slice(0, maxWords);
}
