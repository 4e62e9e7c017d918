import { refundDays } from '../../contract/orders/cancelling.ts';
import { answerHours } from '../../contract/returns/returns.ts';
import { publicationDays } from '../../contract/reviews/write-review.ts';
import { flatRate, freeFrom, type Pages } from './parts.ts';

/** Frequently asked questions (spec §2.1); search engines get them as a FAQPage. */
export const faqPages: Pages = {
  faq: ({ brand, house, demonstration }) => ({
    title: 'Frequently asked questions',
    description: `Short answers about orders, delivery, returns, reviews and accounts at ${brand.name}.`,
    lead: 'Short answers first. The details are a link away.',
    sections: [
      ...(house.questions.length > 0 ? [{ id: 'goods', heading: 'Our things', blocks: [{ questions: house.questions }] }] : []),
      {
        id: 'orders',
        heading: 'Orders and payment',
        blocks: [
          {
            questions: [
              {
                question: 'Do I need an account to order?',
                answer: [
                  'No. Guest checkout is the default, and your confirmation email has a link to your order. Lost it? [Find your order](/find-order) with its number and your email. You can create an account afterward.',
                ],
              },
              {
                question: 'How can I pay?',
                answer: [
                  `The checkout shows every payment method available for your order.${demonstration ? ' This is a demonstration: payments run in a sandbox that takes test cards and moves no money.' : ''}`,
                ],
              },
              {
                question: 'Can I change or cancel an order?',
                answer: [
                  'You can cancel the whole order or single items yourself, on the order’s page, until they are packed. Find it under [Orders and returns](/myaccount/orders) or, without an account, [by its number](/find-order). To change anything else, cancel and order again, or ask [customer care](/customer-care).',
                ],
              },
              {
                question: 'When is my card charged?',
                answer: ['When {card_charged}.'],
              },
              {
                question: 'Do you sell gift cards?',
                answer: ['No, we have no gift cards, and we don’t accept any.'],
              },
              {
                question: 'Why is my discount smaller than I expected?',
                answer: [
                  'Some offers exclude certain items, and not all offers can be combined. See the [promotional terms](/promotional-terms-and-conditions).',
                ],
              },
            ],
          },
        ],
      },
      {
        id: 'delivery',
        heading: 'Delivery',
        blocks: [
          {
            questions: [
              {
                question: 'What does shipping cost?',
                answer: [
                  `Standard shipping is ${flatRate}, and free from ${freeFrom} in the contiguous United States. [Other places](/shipping) pay more.`,
                ],
              },
              {
                question: 'When will it arrive?',
                answer: ['Enter your ZIP code on the product page or in the cart: you’ll see when it arrives.'],
              },
              {
                question: 'Do you ship to Canada?',
                answer: ['Yes, to every province and territory. See [international help](/international-help).'],
              },
              {
                question: 'How is furniture delivered?',
                answer: ['To your front door, at a time you agree on with the carrier. See [oversized delivery](/oversized-delivery).'],
              },
            ],
          },
        ],
      },
      {
        id: 'returns',
        heading: 'Returns',
        blocks: [
          {
            questions: [
              {
                question: 'How long do I have to return something?',
                answer: [
                  '{return_days} days from delivery to start the return; it must arrive within {return_arrive_days} days of our approval. See the [return policy](/returns).',
                  'Items from the Vault: {vault_return_days} calendar days, for a refund to your card.',
                ],
              },
              {
                question: 'How do I send something back?',
                answer: [
                  'Once we approve the return, its label is on the order’s page, ready to print. The page also says whether you drop the package off or the carrier picks it up, and on which day.',
                ],
              },
              {
                question: 'Can I return a mattress?',
                answer: ['Generally not, for hygiene reasons. If it arrives damaged, we replace it or refund it.'],
              },
              {
                question: 'When do I get my money back?',
                answer: [
                  `Once we’ve received and checked the return. It goes back to your original payment method and takes ${refundDays} to show on your statement; see [refunds](/refunds).`,
                ],
              },
              { question: 'When will you answer my return request?', answer: [`Within ${answerHours} hours.`] },
            ],
          },
        ],
      },
      {
        id: 'account',
        heading: 'Reviews, account and email',
        blocks: [
          {
            questions: [
              {
                question: 'When will my review appear?',
                answer: [
                  `Usually within ${publicationDays.from} to ${publicationDays.to} business days. You can write one review for each product.`,
                ],
              },
              {
                question: 'I have forgotten my password.',
                answer: ['[Ask for a link](/reset-request). It works once and for one hour.'],
              },
              {
                question: 'How do I stop your emails?',
                answer: ['Under [email preferences](/manage-email), or with the link in each email. A change takes up to 2 days.'],
              },
              {
                question: 'Does my account work in your sister shop?',
                answer: ['Yes. One account and one sign-in serve Alder & Loom and Pip & Alder.'],
              },
            ],
          },
        ],
      },
    ],
  }),
};
