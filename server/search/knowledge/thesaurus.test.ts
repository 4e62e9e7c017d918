import { describe, expect, it } from 'vitest';
import { nearby, Thesaurus } from './thesaurus.ts';

// Set, sets above it, definition. Numbers of lines from 0.
const thesaurus = new Thesaurus(`thing||
sheet|0|piece of bedding used to cover a bed
cooking utensil|0|utensil used for cooking
cookie sheet,baking tray|2|flat metal sheet used for baking
light,light source|0|device used to light
fairy light|4|small colored light
frame:10|0|structure supporting something
clotheshorse|6|framework used to hang clothes
rubbish,trash|0|worthless material
crock pot|2|electric cooker used for stew
picture frame|0|framework
`);
const texts = (words: string) => thesaurus.expand(words.split(' ')).map(({ text }) => text);

describe('[checklist: Lists 9] what WordNet tells', () => {
  it.each([
    ['cookie sheet', true],
    ['clothes horse', true],
    ['fairy lights', false],
    ['oak table', false],
  ])('a %s is something else than its last word: %s', (phrase, isIdiom) => {
    expect(thesaurus.isIdiom(phrase.split(' '))).toBe(isIdiom);
  });

  it('a name of several words is known written as one, and the other way round', () => {
    expect(thesaurus.has('crockpot')).toBe(true);
    expect(texts('crockpot')).toContain('crock pot');
    expect(texts('clothes horse')).toContain('clotheshorse');
  });

  it('a general word in a rare sense is worth little or nothing', () => {
    expect(texts('clotheshorse')).not.toContain('frame');
    expect(texts('cookie sheet')).toContain('cooking utensil');
  });

  it('only what means the same, when asked for that', () => {
    expect(thesaurus.expand(['rubbish'], nearby).map(({ text, relation }) => [text, relation])).toEqual([['trash', 'same']]);
  });

  it('words that define everything say less than others', () => {
    const told = thesaurus.toldOf(['crock', 'pot'], { narrower: false });
    expect(told.get('used')).toBeLessThan(told.get('stew') ?? 0);
  });
});
