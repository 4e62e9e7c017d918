import { engagementEndpoints } from '../../../contract/engagement/engagement.ts';
import { data, definePage, failed, type PageRequest, redirect, unopened } from '../../page/page.ts';
import { notifications } from '../../routes.ts';
import type { NotificationsData } from './notifications-data.ts';
import NotificationsScreen from './notifications-screen.tsx';

/** Where the bell leads without script or in a new tab. */
export default definePage<NotificationsData>({
  async load({ client, now }: PageRequest) {
    const answer = await client.call(engagementEndpoints.getCards, {});
    if (!answer.ok) return unopened(answer);
    return data({ cards: answer.data.cards, now: now.toISOString() });
  },
  head: () => ({ title: 'Notifications', robots: 'noindex' }),
  cache: 'none',
  Screen: NotificationsScreen,
  actions: {
    /** Dismissing a card already gone is no error. */
    async dismiss(form, { client }) {
      const result = await client.call(engagementEndpoints.dismissCard, { cardId: form.get('cardId') ?? '' });
      return result.ok || result.statusCode === 404 ? redirect(notifications(), 303) : failed(result.statusCode, result.message);
    },
  },
});
