import { describe, expect, it } from 'vitest';
import { type Line, lineOfBoth, lineProblems, linesWith, tidied } from './rules.ts';

const line = (phrase: string, means: string, oneWay = false) => ({ phrase, means, oneWay });
const lines: readonly Line[] = [
  { synonymId: 1, ...line('tv stand', 'media console') },
  { synonymId: 2, ...line('kilim', 'rug', true) },
  { synonymId: 3, ...line('étagère', 'bookcase', true) },
  { synonymId: 4, ...line('chest of drawers', 'dresser') },
];

describe('[§7.6 search] synonyms: a line', () => {
  it.each([
    ['of a word a side', 'couch', 'sofa', null],
    ['of three words, silent ones apart', 'chest of the drawers', 'pots and pans', null],
    ['of nothing', '', '  ', { phrase: 'Search term is required', means: 'Synonym is required' }],
    ['of four words', 'small round side table', 'side table', { phrase: 'Use three words at most' }],
    ['of silent words', 'rug', 'of the', { means: expect.stringContaining('ignores these words') }],
    ['of signs', '!?', 'rug', { phrase: expect.stringContaining('symbols') }],
    ['of the same', 'sofa', 'sofa', { means: expect.stringContaining('the same') }],
    ['of the same but for plural, capitals and accents', 'Étagères', 'etagere', { means: expect.stringContaining('the same') }],
    ['that is too long', 'x'.repeat(81), 'rug', { phrase: 'Search term must be less than 81 characters' }],
  ])('%s', (_, phrase, means, wrong) => {
    expect(lineProblems(tidied(line(phrase, means)))).toEqual(wrong);
  });

  it('is stored in lowercase with single spaces', () => {
    expect(tidied(line('  TV \t Stand ', 'Étagère', true))).toEqual(line('tv stand', 'étagère', true));
  });

  it.each([
    ['written the same', 'kilim', 'rug', 2],
    ['the other way round', 'rug', 'kilim', 2],
    ['in plurals and capitals', 'Media Consoles', 'TV stands', 1],
    ['for one side alone', 'kilim', 'carpet', undefined],
  ])('is known %s', (_, phrase, means, id) => {
    expect(lineOfBoth(line(phrase, means), lines)?.synonymId).toBe(id);
  });

  it.each([
    ['', [4, 3, 2, 1]],
    ['stand', [1]],
    ['TV-Stands', [1]],
    ['etagere', [3]],
    ['dre', [4]],
    ['rugs', [2]],
    ['sofa', []],
    ['%', []],
  ])('is found by “%s”', (asked, ids) => {
    expect(linesWith(asked, lines).map(({ synonymId }) => synonymId)).toEqual(ids);
  });
});
