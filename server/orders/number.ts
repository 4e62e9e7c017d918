/** No 0/O, 1/I/L, U: what is read out over the phone is understood. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * An order number such as `7KQ2-M9XWT`: about 44 random bits, so that one tells nothing about the next. It is no secret: seeing an
 * order takes the session that placed it, or the mail's token.
 */
export function newOrderNumber(random: (below: number) => number): string {
  const letters = Array.from({ length: 9 }, () => alphabet[random(alphabet.length)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
