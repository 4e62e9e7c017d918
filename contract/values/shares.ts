/** `amount × part / whole` rounded down, and what is left over in parts of `whole`; exact where the product is beyond what a number holds. */
function divide(amount: number, part: number, whole: number): readonly [cents: number, remainder: number] {
  const product = amount * part;
  if (Number.isSafeInteger(product)) return [(product - (product % whole)) / whole, product % whole];
  const exact = BigInt(amount) * BigInt(part);
  return [Number(exact / BigInt(whole)), Number(exact % BigInt(whole))];
}

/** So many percent (up to two decimals) of an amount in cents; half a cent is rounded up. */
export function percentOf(amount: number, percent: number): number {
  const [cents, remainder] = divide(amount, Math.round(percent * 100), 10_000);
  return remainder >= 5000 ? cents + 1 : cents;
}

/**
 * An amount in cents as shares in the proportion of the weights, by largest remainder (rulings: Money): they add up to the amount, and none is a cent
 * or more from its exact share. Of equal remainders the earlier gets the cent, so the weights come in an order that nobody chooses, such as that of
 * the variations' ids. Without any weight, all of it goes to the first.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map((_, at) => (at === 0 ? amount : 0));
  const exact = weights.map((weight) => divide(amount, weight, whole));
  const shares = exact.map(([cents]) => cents);
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact.map(([, remainder], at) => ({ remainder, at })).sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

/**
 * What `units` of a line's `quantity` have of an amount in cents, once `before` of them had theirs: each has an equal part, and the first ones a cent
 * more. All units together have the amount, in whatever steps they are cancelled or returned.
 */
export function shareOfUnits(amount: number, quantity: number, { before, units }: { before: number; units: number }): number {
  const ofFirst = (count: number) => Math.floor(amount / quantity) * count + Math.min(count, amount % quantity);
  return ofFirst(before + units) - ofFirst(before);
}
