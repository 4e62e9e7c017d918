import { describe, expect, it } from 'vitest';
import { blankReview, readReview, reviewErrors } from './typed-review.ts';

describe('[§5] a typed review', () => {
  it('is read from a form, answers by question', () => {
    const form = new URLSearchParams(
      'stars=4&title=+Good+&text=Long+enough+to+be+read.&author=Ana&answer.comfort=5&answer.picture=9&action=submit',
    );
    expect(readReview(form)).toEqual({ stars: 4, title: 'Good', text: 'Long enough to be read.', author: 'Ana', answers: { comfort: 5 } });
  });

  it('from an empty form is blank, with everything missing', () => {
    expect(readReview(new URLSearchParams())).toEqual(blankReview);
    expect(reviewErrors(blankReview)).toEqual({
      stars: 'Please choose how many stars it deserves',
      title: 'Headline is required',
      text: 'Review is required',
      author: 'Your name is required',
    });
  });
});
