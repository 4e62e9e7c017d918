import type { SenderField } from '../../../contract/settings/sender.ts';
import { Panel } from '../../features/staff/panel.tsx';
import styles from '../../features/staff/settings-form.module.css';
import { SettingsHistory } from '../../features/staff/settings-history.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { staffSender, staffSettings } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { StaffSenderData } from './staff-sender-data.ts';

const names: Readonly<Record<SenderField, string>> = { name: 'Sender name', address: 'Sender address', replyTo: 'Reply-to address' };

/** Who a brand's emails come from, with a test email. */
function StaffSenderScreen({ data }: { data: StaffData<StaffSenderData> }) {
  return (
    <StaffFrame
      data={data}
      place="settings"
      heading={`Email sender of ${data.me.brand}`}
      lead={<a href={staffSettings()}>All settings</a>}
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          <Sender {...shown} />
          <Test {...shown} />
          <SettingsHistory history={shown.set.history} names={names} />
        </>
      )}
    </StaffFrame>
  );
}

function Sender({ set, typed, defaults, errors }: StaffSenderData) {
  const field = (name: SenderField) => ({
    label: names[name],
    name,
    defaultValue: typed[name],
    error: errors[name],
    autoComplete: 'off',
  });
  return (
    <Panel
      title="Sender"
      lead="Order confirmations, shipping updates and all other emails come from this sender. An empty field follows its default."
    >
      <form className={styles.columns} method="post" action={staffSender()}>
        <input type="hidden" name="action" value="save" />
        <input type="hidden" name="version" value={set.version} />
        <Field {...field('name')} maxLength={80} hint={`As shown in inboxes. Default ${defaults.name || 'none'}.`} />
        <Field
          {...field('address')}
          type="email"
          maxLength={200}
          hint={`Use a domain that your mail server may send for. Default ${defaults.address}.`}
        />
        <Field {...field('replyTo')} type="email" maxLength={200} optional hint="Where replies go, if not to the sender." />
        <div className={styles.actions}>
          <Button type="submit">Save sender</Button>
        </div>
      </form>
    </Panel>
  );
}

function Test({ set, to, errors }: StaffSenderData) {
  return (
    <Panel title="Test" lead="Sends an email from the saved sender right away, and says what the mail server answers.">
      {set.hasServer ? (
        <form className={styles.columns} method="post" action={staffSender()}>
          <input type="hidden" name="action" value="test" />
          <Field label="Send to" name="to" type="email" autoComplete="email" maxLength={200} required defaultValue={to} error={errors.to} />
          <div className={styles.actions}>
            <Button type="submit" variant="secondary">
              Send test email
            </Button>
          </div>
        </form>
      ) : (
        <Notice>The shop has no mail server yet, so emails stay in the outbox. Set SMTP_URL and restart the shop to send them.</Notice>
      )}
    </Panel>
  );
}

export default island('screens/staff-sender/staff-sender-screen', StaffSenderScreen);
