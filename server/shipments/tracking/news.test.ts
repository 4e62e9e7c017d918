import { describe, expect, it } from 'vitest';
import { newsOf } from './news.ts';
import type { Progress } from './progress.ts';

const at = (status: Progress['status'], isDelayed = false): Progress => ({ status, isDelayed });

describe('[§2.9 tracking] changes that send an e-mail', () => {
  it.each<[Progress, Progress, boolean, ReturnType<typeof newsOf>]>([
    [at('shipped'), at('inTransit'), true, null],
    [at('inTransit'), at('outForDelivery'), true, 'outForDelivery'],
    [at('inTransit', true), at('outForDelivery'), true, 'outForDelivery'],
    [at('inTransit'), at('outForDelivery'), false, null],
    [at('outForDelivery', true), at('outForDelivery'), true, null],
    [at('inTransit'), at('inTransit', true), false, 'delayed'],
    [at('inTransit', true), at('inTransit', true), true, null],
    [at('shipped', true), at('inTransit', true), true, null],
    [at('inTransit'), at('outForDelivery', true), true, 'delayed'],
    [at('shipped'), at('delivered'), false, 'delivered'],
    [at('outForDelivery', true), at('delivered'), true, 'delivered'],
    [at('delivered'), at('delivered'), true, null],
  ])('from %o to %o (event today: %s): %s', (before, after, isToday, news) => expect(newsOf(before, after, isToday)).toBe(news));
});
