import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { SecretNotice } from '../../features/staff/webhooks/secret-notice.tsx';
import styles from '../../features/staff/webhooks/webhook-fields.module.css';
import { WebhookFields } from '../../features/staff/webhooks/webhook-fields.tsx';
import { stateNames } from '../../features/staff/webhooks/words.ts';
import { island } from '../../page/island.tsx';
import { staffWebhook, staffWebhooks } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Pages } from '../../ui/pages.tsx';
import type { StaffWebhooksData } from './staff-webhooks-data.ts';

const columns = [
  { key: 'url', title: 'Address' },
  { key: 'kinds', title: 'Events' },
  { key: 'created', title: 'Created', whole: true },
  { key: 'state', title: 'Status' },
];

/** Webhooks, and the form that adds one. */
function StaffWebhooksScreen({ data }: { data: StaffData<StaffWebhooksData> }) {
  return (
    <StaffFrame
      data={data}
      place="webhooks"
      heading="Webhooks"
      lead="Tell other systems when something happens, within a minute."
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {({ listed, secret, typed, errors }) => (
        <>
          {secret && <SecretNotice secret={secret} />}
          {listed.total === 0 ? <EmptyState title="No webhooks yet" /> : <List {...listed} />}
          <Pages page={listed.page} pages={listed.pages} at={(page) => staffWebhooks({ page })} />
          <Panel title="Add webhook">
            <form className={styles.form} method="post" action={staffWebhooks()} noValidate>
              <input type="hidden" name="action" value="create" />
              <WebhookFields typed={typed} errors={errors} />
              <Button type="submit">Add webhook</Button>
            </form>
          </Panel>
        </>
      )}
    </StaffFrame>
  );
}

function List({ webhooks }: StaffWebhooksData['listed']) {
  const rows = webhooks.map(({ webhookId, url, kinds, createdAt, state }) => ({
    key: webhookId,
    cells: {
      url: (
        <a className={styles.address} href={staffWebhook({ webhookId })}>
          {url}
        </a>
      ),
      kinds: kinds.join(', '),
      created: shopMomentOf(createdAt),
      state: <Badge tone={state === 'active' ? 'success' : 'neutral'}>{stateNames[state]}</Badge>,
    },
  }));
  return <Table caption="Webhooks" columns={columns} rows={rows} />;
}

export default island('screens/staff-webhooks/staff-webhooks-screen', StaffWebhooksScreen);
