import { expect, it } from 'vitest';
import { topicsOf } from './topics.ts';

it('[§2.10 reviews] topics are shown most mentioned first, without what few speak of, six at most', () => {
  const counts = { comfort: 4, quality: 9, color: 2, size: 4, softness: 5, assembly: 6, delivery: 7, value: 3 };
  expect(topicsOf(counts)).toEqual([
    { topic: 'quality', count: 9 },
    { topic: 'delivery', count: 7 },
    { topic: 'assembly', count: 6 },
    { topic: 'softness', count: 5 },
    { topic: 'comfort', count: 4 },
    { topic: 'size', count: 4 },
  ]);
});

it('[§2.10 reviews] unknown topics of an older count are left out', () => {
  expect(topicsOf({ nonsense: 50, comfort: 3 })).toEqual([{ topic: 'comfort', count: 3 }]);
});
