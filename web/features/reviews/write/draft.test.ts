import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetStartingWith } from '../../../ui/browser/kept.ts';
import { reviewDraftPrefix } from '../../../ui/browser/kept-names.ts';
import { type Draft, keepDraft, keptDraft } from './draft.ts';
import { blankReview } from './typed-review.ts';

const opened: Draft = { ...blankReview, author: 'Ada L.', photos: [] };
const photo = { photoId: 'p', image: { url: '/p', width: 60, height: 40, alt: '' } } as unknown as Draft['photos'][number];

const lamp = { productId: 7, customerId: 5 };

let stored: Record<string, string>;
const hidden = (value: unknown) => ({ value, enumerable: false });
beforeEach(() => {
  // As in browsers, whose storage lists its keys and not its methods.
  stored = {};
  Object.defineProperties(stored, {
    getItem: hidden((key: string) => stored[key] ?? null),
    setItem: hidden((key: string, value: string) => {
      stored[key] = value;
    }),
    removeItem: hidden((key: string) => delete stored[key]),
  });
  vi.stubGlobal('localStorage', stored);
});
afterEach(() => vi.unstubAllGlobals());

describe('[§2.10] the draft of a review', () => {
  it.each<[string, Partial<Draft>]>([
    ['stars', { stars: 4 }],
    ['a headline', { title: 'They burn' }],
    ['a text', { text: 'For a week' }],
    ['an answer', { answers: { comfort: 3 } }],
    ['a photo', { photos: [photo] }],
  ])('is kept with %s', (_, more) => {
    keepDraft(lamp, { ...opened, ...more });
    expect(keptDraft(lamp)).toEqual({ ...opened, ...more });
    expect(keptDraft({ ...lamp, productId: 8 })).toBeNull();
  });

  it('is not kept with a name alone, which is the account’s, and goes when all is deleted', () => {
    keepDraft(lamp, { ...opened, title: 'They burn' });
    keepDraft(lamp, opened);
    expect(Object.keys(stored)).toEqual([]);
    stored.review_draft_7 = JSON.stringify({ ...opened, customerId: 5 });
    expect(keptDraft(lamp)).toBeNull();
  });

  it('is its customer’s alone, and goes with all others when they sign out', () => {
    keepDraft(lamp, { ...opened, title: 'They burn' });
    expect(keptDraft({ ...lamp, customerId: 6 })).toBeNull();
    keepDraft({ ...lamp, productId: 8 }, { ...opened, stars: 4 });
    stored.noted_visit = 'x';
    forgetStartingWith(reviewDraftPrefix);
    expect(Object.keys(stored)).toEqual(['noted_visit']);
  });
});
