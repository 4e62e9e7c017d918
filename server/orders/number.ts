/** Without 0/O, 1/I/L and U, which are easily confused on the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A new order number such as `7KQ2-M9XWT`. Its 44 random bits keep numbers unguessable, but it is no secret: reading an order takes the session that
 * placed it or the e-mailed token.
 */
export function newOrderNumber(random: (below: number) => number): string {
  const letters = Array.from({ length: 9 }, () => alphabet[random(alphabet.length)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
