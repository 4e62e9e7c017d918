import { describe, expect, it } from 'vitest';
import { paymentTransitions } from '../payments/states.ts';
import { assertTransition, awaitsShipping, labels, type OrderState, orderTransitions } from './states.ts';

function reachable<S extends string>(table: Readonly<Record<S, readonly S[]>>, from: S): S[] {
  const seen = new Set<S>([from]);
  for (const state of seen) for (const next of table[state]) seen.add(next);
  return [...seen].sort();
}

describe('[rulings: Orders] states', () => {
  it('has no state that cannot be reached from the first', () => {
    expect(reachable(orderTransitions, 'awaiting_payment')).toEqual(Object.keys(orderTransitions).sort());
    expect(reachable(paymentTransitions, 'pending')).toEqual(Object.keys(paymentTransitions).sort());
  });

  it('ships what can still become shipped, and nothing else', () => {
    const states = Object.keys(orderTransitions) as OrderState[];
    const canShip = (state: OrderState) => reachable(orderTransitions, state).includes('shipped') && state !== 'shipped';
    const unpaid = ['awaiting_payment', 'payment_declined'];
    expect(states.filter(awaitsShipping)).toEqual(states.filter((state) => canShip(state) && !unpaid.includes(state)));
  });

  it('has a label for every state', () => {
    expect(Object.keys(labels).sort()).toEqual(Object.keys(orderTransitions).sort());
  });

  it.each<[OrderState, OrderState]>([
    ['awaiting_payment', 'placed'],
    ['awaiting_payment', 'payment_declined'],
    ['payment_declined', 'awaiting_payment'],
    ['placed', 'cancelled'],
    ['processing', 'partially_shipped'],
  ])('%s can become %s', (from, to) => expect(() => assertTransition(from, to)).not.toThrow());

  it.each<[OrderState, OrderState]>([
    ['placed', 'awaiting_payment'],
    ['placed', 'payment_declined'],
    ['payment_declined', 'placed'],
    ['partially_shipped', 'cancelled'],
    ['cancelled', 'placed'],
    ['delivered', 'shipped'],
  ])('%s cannot become %s', (from, to) => expect(() => assertTransition(from, to)).toThrow(/cannot become/));
});
