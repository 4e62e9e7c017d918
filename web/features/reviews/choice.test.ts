import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reviewSort, reviewTopic } from '../../../contract/reviews/reviews.schemas.ts';
import type { ReviewChoice } from '../../../contract/reviews/reviews.ts';
import { choiceQuery, everything, isNarrowed, readChoice, toggleStars } from './choice.ts';

const choices: fc.Arbitrary<ReviewChoice> = fc.record({
  sortBy: fc.constantFrom(...reviewSort.options),
  stars: fc.subarray([5, 4, 3, 2, 1]),
  withPhotos: fc.boolean(),
  verified: fc.boolean(),
  topic: fc.constantFrom(null, ...reviewTopic.options),
});

describe('[checklist 15] the choice of reviews', () => {
  it('survives a round trip through the URL', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(readChoice(new URLSearchParams(choiceQuery(choice)))).toEqual(choice);
      }),
    );
  });

  it('leaves the URL bare without a choice', () => {
    expect(choiceQuery(everything)).toEqual({});
  });

  it.each(['reviewSort=worst', 'stars=9,x', 'stars=', 'withPhotos=1', 'verified=', 'topic=nonsense', 'topic=constructor'])(
    'ignores %s',
    (query) => {
      expect(readChoice(new URLSearchParams(query))).toEqual(everything);
    },
  );

  it('toggles several star ratings', () => {
    const some = toggleStars(toggleStars(everything, 1), 5);
    expect(some.stars).toEqual([5, 1]);
    expect(toggleStars(some, 5).stars).toEqual([1]);
    expect([isNarrowed(some), isNarrowed({ ...everything, sortBy: 'lowest' })]).toEqual([true, false]);
  });
});
