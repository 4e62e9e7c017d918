import { describe, expect, it } from 'vitest';
import { alderLoom } from '../../../brands/alder-loom/brand.ts';
import type { Financing } from '../../../brands/brand.ts';
import { questionsPage } from '../../features/prose/questions-page.ts';
import { cardWords } from './card-words.ts';

const words = cardWords(alderLoom.financing as Financing);

describe('[§1 financing] the card’s page', () => {
  it('names the offer’s facts', () => {
    expect(words.offers).toEqual([
      { figure: '6 months', words: 'financing on $199 and more' },
      { figure: '12 months', words: 'financing on $399 and more' },
      { figure: '$25 off', words: 'a first order of $100 or more, within 30 days' },
    ]);
    expect(JSON.stringify(words.sections)).toContain('7–10 business days');
  });

  it('says that it is a sandbox', () => {
    const apply = words.sections.find(({ id }) => id === 'apply');
    expect(JSON.stringify(apply)).toMatch(/demonstration.*no credit is checked/);
  });

  it('[§2.1 FAQ] gives search engines its questions, without link marks', () => {
    const [page] = questionsPage(words.sections) as [{ mainEntity: { name: string; acceptedAnswer: { text: string } }[] }];
    expect(page.mainEntity).toHaveLength(5);
    expect(page.mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text).join()).not.toMatch(/\]\(/);
  });
});
