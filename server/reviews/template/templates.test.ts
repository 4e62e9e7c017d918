import { describe, expect, it } from 'vitest';
import { questionOf } from './questions.ts';
import { questionsFor } from './templates.ts';

const keysFor = (...slugs: string[]) => questionsFor(slugs).map(({ key }) => key);

describe('[§3 review template]', () => {
  it.each([
    ['its own kind', ['furniture', 'living-room', 'sofas'], ['comfort', 'firmness', 'assembly', 'picture']],
    ['the department', ['furniture', 'living-room', 'bookcases'], ['quality', 'assembly', 'sturdiness', 'picture']],
    ['no kind that is known', ['zeppelins'], ['quality', 'picture', 'value']],
    ['no category', [], ['quality', 'picture', 'value']],
    ['a name every object has', ['constructor'], ['quality', 'picture', 'value']],
  ])('depends on %s', (_, slugs, keys) => {
    expect(keysFor(...slugs)).toEqual(keys);
  });

  it('finds a question by its key only', () => {
    expect(questionOf('comfort')).toEqual({ key: 'comfort', label: 'Comfort', low: 'Uncomfortable', high: 'Very comfortable' });
    expect(questionOf('toString')).toBeNull();
  });
});
