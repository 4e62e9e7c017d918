import type { Financing } from '../../brands/brand.ts';
import { formatApr } from '../../contract/credit/store-card.ts';
import { type Copy, dollars } from './parts.ts';

/** The store card's page; the figures are the brand's (spec §1: financing offer facts). */
export function creditCard({ card, partner, terms, apr, welcome }: Financing, { demonstration }: { demonstration: boolean }): Copy {
  const offer = `${dollars(welcome.off)} off a first order of ${dollars(welcome.from)} or more`;
  const ranks = [...terms].sort((a, b) => a.months - b.months);
  const lead = `Furnish now, pay over ${ranks.map(({ months }) => months).join(' or ')} months. And ${offer}.`;
  return {
    title: card,
    description: lead,
    lead,
    sections: [
      {
        id: 'how-it-works',
        heading: 'How it works',
        blocks: [
          {
            steps: [
              'Apply for the card. The financing partner decides, usually while you wait.',
              `Use it right away with your temporary number. The card itself comes by mail in 7–10 business days.`,
              `At checkout choose how long you want to take: ${ranks.map(({ months, from }) => `${months} months from ${dollars(from)}`).join(', ')}.`,
              `Place your first order within ${welcome.days} days, and ${dollars(welcome.off)} comes off when it is ${dollars(welcome.from)} or more.`,
            ],
          },
        ],
      },
      {
        id: 'costs',
        heading: 'What it costs',
        blocks: [
          {
            facts: [
              [
                'Monthly payments',
                `Your order in equal parts. Paid in full within the plan’s ${ranks.map(({ months }) => months).join(' or ')} months, it costs no interest.`,
              ],
              [
                'Not paid in time',
                `Interest is charged from the purchase date at ${formatApr(apr)} a year (APR). The checkout shows the most it can come to before you order.`,
              ],
              ['Without a plan', `Due with your next statement. ${formatApr(apr)} APR on what you carry over. No annual fee.`],
            ],
          },
        ],
      },
      {
        id: 'apply',
        heading: 'Apply',
        blocks: [
          `${partner.name} takes the application, usually decides while you wait, and gives you a number to use right away. [Apply for the ${card}](/credit-card/apply).`,
          ...(demonstration
            ? [
                {
                  note: `This is a demonstration shop, and a sandbox stands in for ${partner.name}: no credit is checked, and no card is sent.`,
                },
              ]
            : []),
        ],
      },
      {
        id: 'manage',
        heading: 'Manage your card',
        blocks: [
          `Your limit, your balance and the orders on your card are on [its page](/credit-card/manage). You can also make a payment there, from the bank account on file at ${partner.name}.`,
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
                  `Pay with the ${card} within ${welcome.days} days of getting it, for a first order of ${dollars(welcome.from)} or more. See the [promotional terms](/promotional-terms-and-conditions) for details.`,
                ],
              },
              { question: 'When does the card come?', answer: ['In 7–10 business days. You can order with its number before that.'] },
              {
                question: 'What happens when I return something?',
                answer: [
                  'The refund goes back to the card. Refunds always go back to the original payment method. See [refunds](/refunds).',
                ],
              },
              {
                question: 'Who sees my application?',
                answer: ['Only the financing partner. The shop learns only whether you have a card.'],
              },
            ],
          },
        ],
      },
    ],
  };
}
