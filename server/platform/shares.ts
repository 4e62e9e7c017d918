/** `amount × part / whole` rounded down, with the remainder in parts of `whole`; exact even where the product exceeds a safe integer. */
function divide(amount: number, part: number, whole: number): readonly [cents: number, remainder: number] {
  const product = amount * part;
  if (Number.isSafeInteger(product)) return [(product - (product % whole)) / whole, product % whole];
  const exact = BigInt(amount) * BigInt(part);
  return [Number(exact / BigInt(whole)), Number(exact % BigInt(whole))];
}

/** A percentage (up to two decimals) of an amount in cents; half a cent is rounded up. */
export function roundedShare(amount: number, percent: number): number {
  const [cents, remainder] = divide(amount, Math.round(percent * 100), 10_000);
  return remainder >= 5000 ? cents + 1 : cents;
}

/**
 * Splits an amount in cents in proportion to the weights, by largest remainder (rulings: Money): shares add up and are within a cent of exact. Equal
 * remainders favour the earlier one, so pass weights in a neutral order, such as by variation id. Without any weight, all of it goes to the first.
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
 * The share of `units` of a line's `quantity` in an amount of cents, after `before` of them had theirs: equal parts, the first ones a cent more. All
 * units together get the whole amount, in whatever steps they are cancelled or returned.
 */
export function shareOfUnits(amount: number, quantity: number, { before, units }: { before: number; units: number }): number {
  const ofFirst = (count: number) => Math.floor(amount / quantity) * count + Math.min(count, amount % quantity);
  return ofFirst(before + units) - ofFirst(before);
}
