import { z } from 'zod';
import { anchor, blockBase, contentLink, line, richText, systemOf, visibleDates } from './parts.schemas.ts';

/** Terms with descriptions, such as stored data with the reason, or ways to reach the shop. */
export const factsList = blockBase
  .extend({
    type: z.literal('facts_list'),
    system: systemOf('facts_list'),
    visibility_dates: visibleDates.prefault({}),
    header_text: line.default('').meta({ title: 'Header' }),
    anchor,
    facts: z
      .array(z.object({ term: line.meta({ title: 'Term' }), html: richText.meta({ title: 'Text' }) }).meta({ title: 'Fact' }))
      .min(1)
      .max(40)
      .meta({ title: 'Facts' }),
  })
  .meta({ title: 'Facts', description: 'A list of terms, each with its text.' });

/** Questions with collapsible answers; search engines get them as a FAQPage. */
export const questionsList = blockBase
  .extend({
    type: z.literal('questions_list'),
    system: systemOf('questions_list'),
    visibility_dates: visibleDates.prefault({}),
    header_text: line.default('').meta({ title: 'Header' }),
    anchor,
    questions: z
      .array(z.object({ question: line.meta({ title: 'Question' }), html: richText.meta({ title: 'Answer' }) }).meta({ title: 'Question' }))
      .min(1)
      .max(40)
      .meta({ title: 'Questions' }),
  })
  .meta({ title: 'Questions and answers', description: 'Questions that unfold their answers.' });

/** Delivery prices by place, as charged at checkout. */
export const deliveryRates = blockBase
  .extend({
    type: z.literal('delivery_rates'),
    system: systemOf('delivery_rates'),
    visibility_dates: visibleDates.prefault({}),
    caption: line.default('What delivery costs').meta({ title: 'Caption' }),
  })
  .meta({ title: 'Delivery rates', description: 'A table of what the checkout charges, by place.' });

/** The store credit card as a drawing with its offer; the figures come from the brand's configuration, and it shows only where there is a card. */
export const storeCard = blockBase
  .extend({
    type: z.literal('store_card'),
    system: systemOf('store_card'),
    visibility_dates: visibleDates.prefault({}),
    text: z.string().max(300).default('').meta({ title: 'Text' }),
    links: z.array(contentLink).max(2).default([]).meta({ title: 'Links' }),
  })
  .meta({ title: 'Store card, large', description: 'The card with its offer in figures; only where the brand has one.' });
