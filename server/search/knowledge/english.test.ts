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

  it('what is no form of a word is a name', () => {
    const english = new English('red bathing\n\n');
    expect(english.unlessNamed({ word: 'redding', stem: 'red' }).stem).toBe('redding');
    expect(english.unlessNamed({ word: 'bathing', stem: 'bath' }).stem).toBe('bath');
    expect(english.unlessNamed({ word: 'slipcovering', stem: 'slipcover' }).stem).toBe('slipcover');
  });
});
