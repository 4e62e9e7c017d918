import { describe, expect, it } from 'vitest';
import { English } from './english.ts';

describe('[checklist: Lists 9] English words', () => {
  const english = new English('stuff organize past bathe\nstuffed\nbathe');

  it.each([
    ['stuff', true],
    ['stuffed', true],
    ['stuffers', true],
    ['organizer', true],
    ['bather', false],
    ['paster', false],
    ['stuffrs', false],
  ])('%s is one: %s', (word, isOne) => {
    expect(english.has(word)).toBe(isOne);
  });
});
