import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { card } from '../buying/checkout.schemas.ts';
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
  /** Whether paying with a saved card takes its security code. */
  asksCode: z.boolean(),
});

const params = z.object({ cardId: bigId });

export const savedCardDeclarations = {
  list: {
    name: 'savedCards.list',
    summary: 'The customer’s saved cards, the default first',
    access: 'customer',
    response: cards,
    problems: savedCardProblems,
    originalError: true,
    whileImpersonating: 'refused',
  },
  save: {
    name: 'savedCards.save',
    summary: 'Saves a card at the card provider; its number and security code are kept nowhere here. The first one is the default',
    access: 'customer',
    body: z.object({ card, isDefault: z.boolean().default(false) }),
    response: savedCard,
    problems: savedCardProblems,
    originalError: true,
    whileImpersonating: 'refused',
  },
  makeDefault: {
    name: 'savedCards.makeDefault',
    summary: 'Makes a saved card the one that checkout begins with; safe to repeat',
    access: 'customer',
    params,
    response: cards,
    problems: savedCardProblems,
    originalError: true,
    whileImpersonating: 'refused',
  },
  delete: {
    name: 'savedCards.delete',
    summary: 'Deletes a saved card, here and at the card provider; the newest other one becomes the default in its place',
    access: 'customer',
    params,
    response: cards,
    problems: savedCardProblems,
    originalError: true,
    whileImpersonating: 'refused',
  },
} satisfies Declarations;
