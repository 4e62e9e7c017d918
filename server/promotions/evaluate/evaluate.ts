import type { Promotion } from '../promotion.ts';
import { bestCombination, type Candidate, candidateOf } from './combine.ts';
import { linesFor, refusalOf } from './eligibility.ts';
import type { Evaluation, Ineligible, LineAdjustment } from './evaluation.ts';
import type { Facts } from './facts.ts';
import { type ByLine, type Cart, cartOf, type Line } from './lines.ts';
import { nextOffer } from './next-offer.ts';
import { outcomes } from './outcomes.ts';

/**
 * Evaluates what promotions take off a cart (money: Promotions; rulings: Money). Pure: the result depends only on the facts, the promotions and the
 * moment, not on the order of lines or promotions.
 */
export function evaluate(facts: Facts, promotions: readonly Promotion[], now: Date): Evaluation {
  const cart = cartOf(facts.lines);
  const judged = promotions
    .filter(({ brands }) => brands.length === 0 || brands.includes(facts.brand))
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id)
    .map((promotion) => ({ promotion, judgement: judge(promotion, facts, cart, now) }));
  const candidates = judged.flatMap(({ judgement }) => ('code' in judgement ? [] : [judgement]));
  const won = bestCombination(candidates, cart, facts.shippingFor);
  return {
    adjustments: [
      ...adjustments(cart, won.itemOff, ({ at }) => won.item[at]),
      ...adjustments(cart, won.orderOff, () => won.order?.candidate),
    ],
    shipping: won.shipping && { promotionId: won.shipping.candidate.promotion.id, amount: won.shipping.amount },
    capped: won.capped,
    // Not a getter: V8 gives each object literal with one a shape of its own, which keeps all it refers to from the young collector.
    considered: () => {
      const outcomeOf = outcomes(won, cart, facts.shippingFor);
      return judged.map(({ promotion, judgement }) => ({
        promotion,
        outcome: 'code' in judgement ? { state: 'not_eligible', reason: judgement } : outcomeOf(judgement),
      }));
    },
    nextOffer: nextOffer(candidates, won, cart, facts.shippingFor),
  };
}

function judge(promotion: Promotion, facts: Facts, cart: Cart, now: Date): Candidate | Ineligible {
  const refusal = refusalOf(promotion, facts, now);
  if (refusal) return refusal;
  const lines = linesFor(promotion, cart);
  return 'code' in lines ? lines : candidateOf(promotion, lines);
}

const adjustments = ({ lines }: Cart, off: ByLine, by: (line: Line) => Candidate | null | undefined): LineAdjustment[] =>
  lines.flatMap((line) => {
    const amount = off[line.at] ?? 0;
    const candidate = by(line);
    return candidate && amount > 0 ? [{ promotionId: candidate.promotion.id, variationId: line.variationId, amount }] : [];
  });
