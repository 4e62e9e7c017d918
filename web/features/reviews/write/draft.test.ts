import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Draft, keepDraft, keptDraft } from './draft.ts';
import { blankReview } from './typed-review.ts';

const opened: Draft = { ...blankReview, author: 'Ada L.', photos: [] };
const photo = { photoId: 'p', image: { url: '/p', width: 60, height: 40, alt: '' } } as unknown as Draft['photos'][number];

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
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
    keepDraft(7, { ...opened, ...more });
    expect(keptDraft(7)).toEqual({ ...opened, ...more });
    expect(keptDraft(8)).toBeNull();
  });

  it('is not kept with a name alone, which is the account’s, and goes when all is deleted', () => {
    keepDraft(7, { ...opened, title: 'They burn' });
    keepDraft(7, opened);
    expect([...stored]).toEqual([]);
    stored.set('review_draft_7', JSON.stringify(opened));
    expect(keptDraft(7)).toBeNull();
  });
});
