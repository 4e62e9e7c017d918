import { daysAfter } from '../../../../contract/values/shop-days.ts';
import type { BrazeConfig } from '../../../platform/config/vendors-config.ts';
import type { OutgoingCard, OutgoingEvent, Outlet } from '../outlet.ts';
import { post } from './client.ts';

/** Documented limits: 50 external ids per message, 75 events per call, cards for at most 30 days. */
const most = { recipients: 50, events: 75 };
const maxDays = 30;

/**
 * Braze's published REST API: cards by `POST /messages/send` (content card object), events by `POST /users/track` (custom events). A customer's
 * external id is their owner id (`customer:12`).
 */
export function brazeOutlet(config: BrazeConfig): Outlet {
  return {
    most,
    sendCard: async (card, now) =>
      post(config, '/messages/send', {
        external_user_ids: card.recipients,
        recipient_subscription_state: 'all',
        messages: { content_card: contentCard(card, now) },
      }),
    sendEvents: async (events) => post(config, '/users/track', { events: events.map(customEvent) }),
  };
}

function contentCard({ title, description, imageUrl, url, linkText, expiresAt }: OutgoingCard, now: Date) {
  const latest = daysAfter(now, maxDays);
  return {
    type: 'CLASSIC',
    title,
    description,
    ...(imageUrl && { image_url: imageUrl }),
    ...(url && { web_uri: url, ios_uri: url, android_uri: url }),
    ...(linkText && { uri_text: linkText }),
    expire_at: (expiresAt < latest ? expiresAt : latest).toISOString(),
  };
}

const customEvent = ({ eventId, cardId, kind, happenedAt, ownerId, subject }: OutgoingEvent) => ({
  external_id: ownerId,
  name: `content_card_${kind}`,
  time: happenedAt.toISOString(),
  properties: { event_id: eventId, card_id: cardId, subject },
});
