import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { card } from '../checkout/checkout.schemas.ts';
import { bigId } from '../values/numbers.schemas.ts';
import { savedCardProblems } from './saved-cards.rules.ts';

/** A saved card as the customer sees it; never the full number. */
const savedCard = z.object({
  cardId: z.int(),
  brand: z.string(),
  /** The last four digits. */
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
  /** The name on the card. */
  name: z.string(),
  isDefault: z.boolean(),
  standing: z.enum(['good', 'expires_next_month', 'expires_this_month', 'expired']),
});
export type SavedCard = z.infer<typeof savedCard>;

const cards = z.object({
  cards: z.array(savedCard),
  /** Whether the current card provider can save cards. */
  canSave: z.boolean(),
  /** Whether paying with a saved card requires its security code. */
  asksCode: z.boolean(),
});

const params = z.object({ cardId: bigId });

export const savedCardDeclarations = {
  list: {
    name: 'savedCards.list',
    summary: 'List saved cards',
    description: 'The default first.',
    access: 'customer',
    response: cards,
    problems: savedCardProblems,
    originalError: true,
    whileImpersonating: 'refused',
  },
  save: {
    name: 'savedCards.save',
    summary: 'Save a card',
    description: 'At the card provider; its number and security code are not stored here. The first card becomes the default.',
    access: 'customer',
    body: z.object({ card, isDefault: z.boolean().default(false) }),
    response: savedCard,
    problems: savedCardProblems,
    originalError: true,
    whileImpersonating: 'refused',
  },
  makeDefault: {
    name: 'savedCards.makeDefault',
    summary: 'Make a saved card the default',
    description: 'Safe to repeat.',
    access: 'customer',
    params,
    response: cards,
    problems: savedCardProblems,
    originalError: true,
    whileImpersonating: 'refused',
  },
  delete: {
    name: 'savedCards.delete',
    summary: 'Delete a saved card',
    description: 'Here and at the card provider. If it was the default, the newest remaining card takes its place.',
    access: 'customer',
    params,
    response: cards,
    problems: savedCardProblems,
    originalError: true,
    whileImpersonating: 'refused',
  },
} satisfies Declarations;
