import { bounceKinds } from '../../../contract/email/bounces.ts';
import type { UnsentEmail, UnsentReason } from '../../../contract/staff/care/staff-emails.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffEmails } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Pages } from '../../ui/pages.tsx';
import type { StaffEmailsData } from './staff-emails-data.ts';
import styles from './staff-emails-screen.module.css';

const columns = [
  { key: 'to', title: 'To' },
  { key: 'subject', title: 'Subject' },
  { key: 'why', title: 'Why' },
  { key: 'written', title: 'Written' },
  { key: 'tried', title: 'Failed' },
  { key: 'action', title: 'Next step' },
];
const reasonWords: Readonly<Record<UnsentReason, string>> = {
  refused: 'The mail server refused the address or message',
  address: 'The address is not valid',
  sign_in: 'The mail server refused the shop’s sign-in',
  unreachable: 'The mail server could not be reached',
  later: 'The mail server asked to try later',
  temporary: 'Bounced for now, such as a full mailbox',
  permanent: 'Bounced: the address takes no emails',
  complaint: 'The recipient marked it as spam',
};

const button = { type: 'submit', name: 'action', variant: 'secondary', size: 'small' } as const;
const isBounce = (reason: UnsentReason): boolean => bounceKinds.some((kind) => kind === reason);

/** E-mails that could not be sent, or bounced. */
function StaffEmailsScreen({ data }: { data: StaffData<StaffEmailsData> }) {
  return (
    <StaffFrame
      data={data}
      place="emails"
      heading="Undelivered emails"
      lead="Emails that the mail server didn’t accept or that bounced, latest first. The shop retries unsent ones for two days; after that, it’s up to you."
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {({ listed: { emails, page, pages } }) =>
        emails.length === 0 ? (
          <EmptyState title="No undelivered emails">Emails that can’t be sent, or come back, appear here.</EmptyState>
        ) : (
          <Panel title="Needs attention">
            <Table caption="Undelivered emails" columns={columns} rows={emails.map((one) => rowOf(one, staffEmails({ page })))} />
            <Pages page={page} pages={pages} at={(to) => staffEmails({ page: to })} />
          </Panel>
        )
      }
    </StaffFrame>
  );
}

function rowOf({ mailId, recipient, subject, createdAt, failedAt, reason, code, isRetried }: UnsentEmail, here: string) {
  return {
    key: mailId,
    cells: {
      to: recipient,
      subject,
      why: code === null ? reasonWords[reason] : `${reasonWords[reason]} (${code})`,
      written: shopMomentOf(createdAt),
      tried: isRetried ? `${shopMomentOf(failedAt)}. The shop will try again.` : shopMomentOf(failedAt),
      action: (
        <form className={styles.actions} method="post" action={here}>
          <input type="hidden" name="mailId" value={mailId} />
          {reason !== 'complaint' && (
            <Button {...button} value="send" aria-label={`Send again: “${subject}” to ${recipient}`}>
              Send again
            </Button>
          )}
          {isBounce(reason) && (
            <Button {...button} value="dismiss" aria-label={`Dismiss: “${subject}” to ${recipient}`}>
              Dismiss
            </Button>
          )}
        </form>
      ),
    },
  };
}

export default island('screens/staff-emails/staff-emails-screen', StaffEmailsScreen);
