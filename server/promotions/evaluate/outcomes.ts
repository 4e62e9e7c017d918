import { amountOff, type Candidate, type Combination, combine, type Given, type ShippingFor } from './combine.ts';
import { inWords, shortfallOf } from './eligibility.ts';
import type { Outcome } from './evaluation.ts';
import { type Cart, sum, sumOver } from './lines.ts';
import { nothingOff } from './words.ts';

/** Everything that applies in a combination, by group. */
export function givenIn({ item, itemOff, order, shipping }: Combination): Given[] {
  const items = new Map<Candidate, number>();
  item.forEach((candidate, at) => {
    if (candidate) items.set(candidate, (items.get(candidate) ?? 0) + (itemOff[at] ?? 0));
  });
  return [...[...items].map(([candidate, amount]) => ({ candidate, amount })), ...[order, shipping].filter((one) => one !== null)];
}

/** The outcome of each candidate, given the winning combination. */
export function outcomes(won: Combination, cart: Cart, shippingFor: ShippingFor): (candidate: Candidate) => Outcome {
  const chosen = givenIn(won);
  const mine = new Map(chosen.map((one) => [one.candidate, one.amount]));
  // The limit may have left one nothing: it does not apply, so it beats no other.
  const given = chosen.filter(({ amount }) => amount > 0);
  const instead = substitutes(won, given);
  const alone = shippingFor(sum(cart.values));
  const nothing = (message: string): Outcome => ({ state: 'not_eligible', reason: { code: 'nothing_off', message } });
  return (candidate) => {
    const { promotion, lines, units } = candidate;
    const amount = mine.get(candidate);
    if (amount !== undefined) return amount > 0 ? { state: 'applied', amount } : nothing('Discounts have reached their limit');
    // A promotion that cannot combine with those that apply is evaluated on its own.
    const fits = promotion.group !== 'item' && given.every((one) => combine(one.candidate.promotion, promotion));
    const net = fits ? won.net : cart.values;
    const shortfall = shortfallOf(promotion, sumOver(lines, net), units);
    if (shortfall) return { state: 'not_eligible', reason: inWords(shortfall, promotion) };
    const price = fits ? won.shippingPrice : alone;
    const better = amountOff(candidate, net, price) > 0 && instead(candidate);
    return better ? { state: 'beaten', by: better.candidate.promotion.id } : nothing(nothingOff(promotion));
  };
}

/** What applies instead of a candidate: the best of its group (for item promotions, on its own lines), else the best it cannot be combined with. */
function substitutes({ item, order, shipping }: Combination, given: readonly Given[]): (candidate: Candidate) => Given | undefined {
  const byCandidate = new Map(given.map((one) => [one.candidate, one]));
  const onLine = item.map((candidate) => candidate && byCandidate.get(candidate));
  const bestFirst = given.toSorted((a, b) => b.amount - a.amount);
  return ({ promotion, lines }) => {
    let best = promotion.group === 'order' ? order : promotion.group === 'shipping' ? shipping : null;
    if (promotion.group === 'item') {
      for (const { at } of lines) {
        const winner = onLine[at];
        if (winner && winner.amount > (best?.amount ?? 0)) best = winner;
      }
    }
    return best ?? bestFirst.find((one) => !combine(one.candidate.promotion, promotion)) ?? bestFirst[0];
  };
}
