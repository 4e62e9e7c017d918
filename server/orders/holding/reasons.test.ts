import { expect, it } from 'vitest';
import { type HoldFacts, type HoldRules, holdReasonsOf } from './reasons.ts';

const all: HoldRules = { address: true, declines: 3, total: 500_000 };
const none: HoldRules = { address: false, declines: null, total: null };
const plain: HoldFacts = { addressDoubted: false, declines: 0, total: 12_900 };
const odd: HoldFacts = { addressDoubted: true, declines: 3, total: 500_000 };

it.each<[string, HoldRules, Partial<HoldFacts>, string[] | null]>([
  ['an ordinary order', all, {}, null],
  ['two declines', all, { declines: 2 }, null],
  ['three declines', all, { declines: 3 }, ['declines']],
  ['a cent below the limit', all, { total: 499_999 }, null],
  ['the limit', all, { total: 500_000 }, ['total']],
  ['an address that contradicts itself', all, { addressDoubted: true }, ['address']],
  ['everything', all, odd, ['address', 'declines', 'total']],
  ['everything, switched off', none, odd, null],
])('[money: Orders] holds for review: %s', (_name, rules, facts, held) => {
  expect(holdReasonsOf(rules, { ...plain, ...facts })).toEqual(held);
});
