import type { ReactNode } from 'react';
import { type ListedDelivery, type ListedWebhook, secretOverlapHours } from '../../../contract/staff/webhooks.ts';
import { formatCount } from '../../../contract/values/count.ts';
import { Conflict } from '../../features/staff/conflict.tsx';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { SecretNotice } from '../../features/staff/webhooks/secret-notice.tsx';
import styles from '../../features/staff/webhooks/webhook-fields.module.css';
import { WebhookFields } from '../../features/staff/webhooks/webhook-fields.tsx';
import { deliveryNames } from '../../features/staff/webhooks/words.ts';
import { island } from '../../page/island.tsx';
import { staffWebhook, staffWebhooks } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox, RadioCard } from '../../ui/form/choice.tsx';
import { Disclosure } from '../../ui/layers/disclosure.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { Pages } from '../../ui/pages.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { StaffWebhookData } from './staff-webhook-data.ts';

const columns = [
  { key: 'created', title: 'Event', whole: true },
  { key: 'kind', title: 'Kind' },
  { key: 'state', title: 'Status' },
  { key: 'answer', title: 'Response' },
  { key: 'attempts', title: 'Attempts', numeric: true },
  { key: 'next', title: 'Next attempt', whole: true },
  { key: 'change', title: 'Actions' },
];

/** A webhook with the log of its deliveries. */
function StaffWebhookScreen({ data }: { data: StaffData<StaffWebhookData> }) {
  return (
    <StaffFrame
      data={data}
      place="webhooks"
      heading="Webhook"
      lead={
        data.shown && (
          <>
            <span className={styles.address}>{data.shown.opened.webhook.url}</span> · <a href={staffWebhooks()}>All webhooks</a>
          </>
        )
      }
      done={data.shown?.done}
      error={data.shown?.conflict ? null : data.shown?.message}
    >
      {(shown) => <Opened {...shown} />}
    </StaffFrame>
  );
}

function Opened({
  opened: { webhook, deliveries, failed, total, page, pages },
  secret,
  typed,
  conflict,
  message,
  errors,
}: StaffWebhookData) {
  const { webhookId, formerSecretUntil } = webhook;
  return (
    <>
      {conflict && <Conflict message={message} differences={conflict} />}
      {secret && <SecretNotice secret={secret} />}
      {formerSecretUntil && <Notice>The former secret signs events beside the new one until {shopMomentOf(formerSecretUntil)}.</Notice>}
      <State {...webhook} />
      <div className={styles.actions}>
        <Act webhookId={webhookId} action="test">
          Send test event
        </Act>
        {failed > 0 && (
          <Act webhookId={webhookId} action="resendFailed">
            Resend all failed ({formatCount(failed)})
          </Act>
        )}
      </div>
      <ReplaceSecret webhookId={webhookId} />
      <Remove webhookId={webhookId} />
      {total === 0 ? <EmptyState title="Nothing sent yet" /> : <Log webhookId={webhookId} deliveries={deliveries} />}
      <Pages page={page} pages={pages} at={(to) => staffWebhook({ webhookId }, { page: to })} />
      <Panel title="Edit webhook">
        <form className={styles.form} method="post" action={staffWebhook({ webhookId })} noValidate>
          <input type="hidden" name="action" value="save" />
          <input type="hidden" name="basedOn" value={webhook.fingerprint} />
          <WebhookFields typed={typed} errors={errors} />
          <Checkbox name="enabled" defaultChecked={typed.enabled}>
            Send events to this address
          </Checkbox>
          <Button type="submit">Save webhook</Button>
        </form>
      </Panel>
    </>
  );
}

/** Why it sends nothing, or soon won't. */
function State({ state, failingSince }: ListedWebhook) {
  const since = failingSince && shopMomentOf(failingSince);
  if (state === 'disabled')
    return (
      <Notice tone={since ? 'error' : 'info'}>
        {since && `Turned off, because nothing was delivered since ${since}. Turn it on again once the other system works. `}
        Events aren’t recorded while it’s off; those that already waited are sent once it’s on.
      </Notice>
    );
  return since && <Notice tone="error">Nothing has been delivered since {since}. After three days this webhook turns off.</Notice>;
}

function Act({ webhookId, action, children }: { webhookId: number; action: string; children: ReactNode }) {
  return (
    <form method="post" action={staffWebhook({ webhookId })}>
      <input type="hidden" name="action" value={action} />
      <Button type="submit" size="small" variant="secondary">
        {children}
      </Button>
    </form>
  );
}

function ReplaceSecret({ webhookId }: { webhookId: number }) {
  return (
    <Disclosure title="Replace secret" className={styles.ask}>
      <form method="post" action={staffWebhook({ webhookId })}>
        <input type="hidden" name="action" value="rotate" />
        <fieldset>
          <legend>The former secret</legend>
          <RadioCard
            name="former"
            value="overlaps"
            defaultChecked
            label={`Works for another ${secretOverlapHours} hours`}
            detail="Events are signed with both, so the other system can change over without missing any."
          />
          <RadioCard name="former" value="ends" label="Ends right away" detail="Choose this if it has leaked." />
        </fieldset>
        <Button type="submit" size="small" variant="secondary">
          Create new secret
        </Button>
      </form>
    </Disclosure>
  );
}

function Remove({ webhookId }: { webhookId: number }) {
  return (
    <Disclosure title="Delete webhook" className={styles.ask}>
      <form method="post" action={staffWebhook({ webhookId })}>
        <input type="hidden" name="action" value="remove" />
        <p>Waiting events aren’t sent, and the log is deleted. This can’t be undone.</p>
        <Button type="submit" size="small" variant="secondary">
          Delete this webhook
        </Button>
      </form>
    </Disclosure>
  );
}

function Log({ webhookId, deliveries }: { webhookId: number; deliveries: readonly ListedDelivery[] }) {
  const rows = deliveries.map(({ deliveryId, kind, state, status, error, attempts, createdAt, nextAt }) => ({
    key: deliveryId,
    cells: {
      created: shopMomentOf(createdAt),
      kind: <code className={form.quiet}>{kind}</code>,
      state: <Badge tone={state === 'delivered' ? 'success' : 'neutral'}>{deliveryNames[state]}</Badge>,
      answer: status ?? error ?? '–',
      attempts,
      next: nextAt ? shopMomentOf(nextAt) : '–',
      change: (
        <form className={styles.resend} method="post" action={staffWebhook({ webhookId })}>
          <input type="hidden" name="action" value="resend" />
          <input type="hidden" name="deliveryId" value={deliveryId} />
          <Button type="submit" size="small" variant="quiet">
            Resend<VisuallyHidden> {kind}</VisuallyHidden>
          </Button>
        </form>
      ),
    },
  }));
  return <Table caption="Deliveries" columns={columns} rows={rows} />;
}

export default island('screens/staff-webhook/staff-webhook-screen', StaffWebhookScreen);
