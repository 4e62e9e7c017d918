import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { engagementProblems, maxCardEvents } from './engagement.rules.ts';

/** A notification in the shape of the customer-engagement vendor's cards (spec §3), so that either can be replaced. */
const contentCard = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  /** A path of the shop or an external address; null for a card without a link. */
  url: z.string().nullable(),
  linkText: z.string().nullable(),
  dismissible: z.boolean(),
  dismissed: z.boolean(),
  viewed: z.boolean(),
  clicked: z.boolean(),
  /** ISO timestamp. */
  createdAt: z.string(),
});
export type ContentCard = z.infer<typeof contentCard>;

/** A visitor's action on a card: seen, followed or dismissed (spec §4). */
const cardEvent = z.object({
  /** Chosen by the client; a repeated event counts once. */
  eventId: z.uuid(),
  cardId: z.uuid(),
  kind: z.enum(['impression', 'click', 'dismissal']),
  at: z.iso.datetime(),
});
export type CardEvent = z.infer<typeof cardEvent>;

export const engagementDeclarations = {
  getCards: {
    name: 'engagement.getCards',
    summary: 'List the visitor’s notifications',
    description: 'Newest first, without dismissed ones.',
    response: z.object({ cards: z.array(contentCard) }),
    whileImpersonating: 'allowed',
  },
  logCardEvents: {
    name: 'engagement.logCardEvents',
    summary: 'Log notification impressions, clicks and dismissals',
    description: 'Safe to repeat. Ignores notifications that belong to other visitors.',
    body: z.object({ events: z.array(cardEvent).min(1).max(maxCardEvents) }),
    response: z.object({ ok: z.literal(true) }),
    whileImpersonating: 'allowed',
  },
  dismissCard: {
    name: 'engagement.dismissCard',
    summary: 'Dismiss a notification',
    description: 'For pages without script.',
    params: z.object({ cardId: z.uuid() }),
    response: z.object({ ok: z.literal(true) }),
    problems: engagementProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
