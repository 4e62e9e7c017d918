import { describe, expect, it } from 'vitest';
import { keptWords } from './kept-words.ts';

const typed = { words: 'We are sorry about the chipped rim.' };
const refused = (form: 'decide' | 'close' | 'refund') => ({ form, typed, errors: { words: 'Too long' } });

describe('[look: staff console] a message to the customer whose form is gone', () => {
  it.each([
    ['decide', 'approved', 'note'],
    ['decide', 'requested', 'decide'],
    ['close', 'refunded', 'note'],
    ['close', 'received', 'close'],
    ['refund', 'refunded', 'refund'],
  ] as const)('of %s at %s is kept in %s', (form, state, where) => {
    const errors = where === 'note' ? {} : { words: 'Too long' };
    expect(keptWords(refused(form), state)).toEqual({ form: where, typed, errors });
  });

  it('is none where nothing was refused', () => {
    expect(keptWords(null, 'requested')).toBeNull();
  });
});
