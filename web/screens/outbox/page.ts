import { emailEndpoints } from '../../../contract/email.ts';
import type { OutputOf } from '../../../contract/endpoint.ts';
import { data, definePage, failed } from '../../page/page.ts';
import OutboxScreen from './outbox-screen.tsx';

export interface OutboxData {
  readonly mails: OutputOf<typeof emailEndpoints.listOutbox>['mails'];
  readonly open: OutputOf<typeof emailEndpoints.getMail> | null;
}

/** The mails of a demonstration shop, which sends none (rulings: Third parties); not there in the production stage. */
export default definePage<OutboxData>({
  load: async ({ client, url }) => {
    const list = await client.call(emailEndpoints.listOutbox, {});
    if (!list.ok) return failed(list.statusCode);
    const mailId = url.searchParams.get('mail');
    const open = mailId ? await client.call(emailEndpoints.getMail, { mailId }) : null;
    if (open && !open.ok) return failed(open.statusCode === 400 ? 404 : open.statusCode);
    return data({ mails: list.data.mails, open: open?.data ?? null });
  },
  head: ({ open }) => ({ title: open ? open.subject : 'Outbox', robots: 'noindex' }),
  cache: 'none',
  Screen: OutboxScreen,
});
