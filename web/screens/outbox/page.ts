import { emailEndpoints } from '../../../contract/email/email.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { data, definePage, failed, unopened } from '../../page/page.ts';
import type { OutboxData } from './outbox-data.ts';
import OutboxScreen from './outbox-screen.tsx';

/** E-mails that a demonstration shop stores instead of sending (rulings: Third parties). Absent in production. */
export default definePage<OutboxData>({
  load: async ({ client, url }) => {
    const list = await client.call(emailEndpoints.listOutbox, { page: pageNumber(url) });
    if (!list.ok) return failed(list.statusCode);
    const mailId = url.searchParams.get('mail');
    const open = mailId ? await client.call(emailEndpoints.getMail, { mailId }) : null;
    if (open && !open.ok) return unopened(open);
    return data({ ...list.data, open: open?.data ?? null });
  },
  head: ({ open }) => ({ title: open ? open.subject : 'Outbox', robots: 'noindex' }),
  cache: 'none',
  Screen: OutboxScreen,
});
