import type { Financing } from '../../../brands/brand.ts';
import type { Section } from '../../features/prose/blocks.ts';
import { formatMoney } from '../../ui/money.ts';

export interface CardWords {
  readonly lead: string;
  /** What the card gives, as a figure and what it means. */
  readonly offers: readonly { readonly figure: string; readonly words: string }[];
  readonly sections: readonly Section[];
}

const dollars = (cents: number): string => formatMoney(cents, { decimals: 0 });

/** What the card's page says; the figures are the brand's (spec §1: financing offer facts). */
export function cardWords({ card, terms, welcome }: Financing): CardWords {
  const offer = `${dollars(welcome.off)} off a first order of ${dollars(welcome.from)} or more`;
  const ranks = [...terms].sort((a, b) => a.months - b.months);
  return {
    lead: `Furnish now, pay over ${ranks.map(({ months }) => months).join(' or ')} months. And ${offer}.`,
    offers: [
      ...ranks.map(({ months, from }) => ({ figure: `${months} months`, words: `financing on ${dollars(from)} and more` })),
      { figure: `${dollars(welcome.off)} off`, words: `a first order of ${dollars(welcome.from)} or more, within ${welcome.days} days` },
    ],
    sections: [
      {
        id: 'how-it-works',
        heading: 'How it works',
        blocks: [
          {
            steps: [
              'Apply for the card. The financing partner decides, usually while you wait.',
              `Use it at once, by the number you are given. The card itself comes by mail in 7–10 business days.`,
              `At checkout choose how long you want to take: ${ranks.map(({ months, from }) => `${months} months from ${dollars(from)}`).join(', ')}.`,
              `Place your first order within ${welcome.days} days, and ${dollars(welcome.off)} come off when it is ${dollars(welcome.from)} or more.`,
            ],
          },
        ],
      },
      {
        id: 'apply',
        heading: 'Apply',
        blocks: [
          {
            note: 'This is a demonstration shop. The financing partner is a sandbox: no application is taken, no credit is checked, and no card is sent. In a live shop the partner’s secure form opens here.',
          },
        ],
      },
      {
        id: 'manage',
        heading: 'Manage your card',
        blocks: [
          'Statements, payments and limits are kept by the financing partner and not by the shop. Where the sandbox stands now, a link leads to the partner’s own pages.',
        ],
      },
      {
        id: 'questions',
        heading: 'Questions',
        blocks: [
          {
            questions: [
              {
                question: 'What can I finance?',
                answer: [
                  `An order of ${ranks.map(({ months, from }) => `${dollars(from)} or more over ${months} months`).join(', or of ')}. What counts is what you pay after discounts.`,
                ],
              },
              {
                question: `How do I get the ${dollars(welcome.off)}?`,
                answer: [
                  `Pay with the ${card} within ${welcome.days} days of getting it, for a first order of ${dollars(welcome.from)} or more. The [promotional terms](/promotional-terms-and-conditions) have the rest.`,
                ],
              },
              { question: 'When does the card come?', answer: ['In 7–10 business days. You can order with its number before that.'] },
              {
                question: 'What happens when I return something?',
                answer: ['The refund goes back to the card, like every refund to the way it was paid. See [refunds](/refunds).'],
              },
              {
                question: 'Who sees my application?',
                answer: ['The financing partner alone. The shop learns whether there is a card, and no more.'],
              },
            ],
          },
        ],
      },
    ],
  };
}
