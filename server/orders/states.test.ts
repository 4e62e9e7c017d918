import { describe, expect, it } from 'vitest';
import { paymentTransitions } from '../payments/states.ts';
import { assertTransition, awaitsShipping, labels, type OrderState, orderTransitions } from './states.ts';

function reachable<S extends string>(table: Readonly<Record<S, readonly S[]>>, from: S): S[] {
  const seen = new Set<S>([from]);
  for (const state of seen) for (const next of table[state]) seen.add(next);
  return [...seen].sort();
}

describe('[rulings: Orders] states', () => {
  it('are all reachable from the first', () => {
    expect(reachable(orderTransitions, 'awaiting_payment')).toEqual(Object.keys(orderTransitions).sort());
    expect(reachable(paymentTransitions, 'pending')).toEqual(Object.keys(paymentTransitions).sort());
  });

  it('await shipping where a paid order can still become shipped', () => {
    const states = Object.keys(orderTransitions) as OrderState[];
    const canShip = (state: OrderState) => reachable(orderTransitions, state).includes('shipped') && state !== 'shipped';
    const unpaid = ['awaiting_payment', 'payment_declined'];
    expect(states.filter(awaitsShipping)).toEqual(states.filter((state) => canShip(state) && !unpaid.includes(state)));
  });

  it('all have a label', () => {
    expect(Object.keys(labels).sort()).toEqual(Object.keys(orderTransitions).sort());
  });

  it.each<[OrderState, OrderState]>([
    ['awaiting_payment', 'placed'],
    ['awaiting_payment', 'payment_declined'],
    ['payment_declined', 'awaiting_payment'],
    ['placed', 'cancelled'],
    ['processing', 'partially_shipped'],
    ['shipped', 'delivered'],
    ['partially_shipped', 'delivered'],
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
