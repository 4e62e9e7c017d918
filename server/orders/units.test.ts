import { describe, expect, it } from 'vitest';
import type { OrderState } from './states.ts';
import { stateOf } from './units.ts';

const line = (quantity: number, shipped: number, delivered: number, cancelled: number) => ({ quantity, shipped, delivered, cancelled });

describe('[rulings: Orders] the state derived from units', () => {
  it.each<[OrderState, OrderState, ReturnType<typeof line>[]]>([
    ['shipped', 'shipped', [line(2, 2, 1, 0)]],
    ['shipped', 'delivered', [line(2, 2, 2, 0)]],
    ['shipped', 'delivered', [line(2, 2, 2, 0), line(1, 0, 0, 1)]],
    ['shipped', 'shipped', [line(2, 2, 2, 0), line(1, 1, 0, 0)]],
    ['partially_shipped', 'partially_shipped', [line(2, 1, 1, 0)]],
    ['partially_shipped', 'delivered', [line(2, 1, 1, 1)]],
    ['partially_shipped', 'shipped', [line(2, 1, 0, 1)]],
    ['placed', 'cancelled', [line(2, 0, 0, 2)]],
  ])('%s becomes %s for %o', (from, to, lines) => expect(stateOf(from, lines)).toBe(to));
});
