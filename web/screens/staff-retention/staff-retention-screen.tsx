import { defaultRetention, type Retained, retained, retentionBounds } from '../../../contract/settings/retention.ts';
import { Panel } from '../../features/staff/panel.tsx';
import styles from '../../features/staff/settings-form.module.css';
import { SettingsHistory } from '../../features/staff/settings-history.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { staffRetention, staffSettings } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import type { StaffRetentionData } from './staff-retention-data.ts';

const names: Readonly<Record<Retained, string>> = {
  carts: 'Carts',
  saved: 'Guests’ saved items',
  checkouts: 'Unfinished checkouts',
  drafts: 'Draft orders',
  alerts: 'Waiting stock alerts',
  emails: 'Emails',
  notifications: 'Notifications',
  returnPhotos: 'Photos of damage',
};

const since: Readonly<Record<Retained, string>> = {
  carts: 'Days since the last change.',
  saved: 'Days since the last change.',
  checkouts: 'Days since the last change; with names and addresses.',
  drafts: 'Days since the last change. Orders made from them are kept.',
  alerts: 'Days since they were requested.',
  emails: 'Days since they were written.',
  notifications: 'Days since they were last shown.',
  returnPhotos: 'Days since the return ended.',
};

/** How long data is kept before a nightly job deletes it. */
function StaffRetentionScreen({ data }: { data: StaffData<StaffRetentionData> }) {
  return (
    <StaffFrame
      data={data}
      place="settings"
      heading="Data retention"
      lead={<a href={staffSettings()}>All settings</a>}
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          <Days {...shown} />
          <SettingsHistory history={shown.set.history} names={names} />
        </>
      )}
    </StaffFrame>
  );
}

function Days({ set, typed, errors }: StaffRetentionData) {
  const halves = [retained.slice(0, retained.length / 2), retained.slice(retained.length / 2)];
  return (
    <Panel
      title="Days kept"
      lead="For every brand. Older data is deleted every night and can’t be restored. Orders, payments, reviews and the audit log are kept; a customer’s personal data is erased on their own page."
    >
      <form className={styles.columns} method="post" action={staffRetention()}>
        <input type="hidden" name="action" value="save" />
        <input type="hidden" name="version" value={set.version} />
        {halves.map((kinds) => (
          <div key={kinds[0]} className={styles.side}>
            {kinds.map((kind) => (
              <Field
                key={kind}
                label={names[kind]}
                name={kind}
                inputMode="numeric"
                autoComplete="off"
                maxLength={String(retentionBounds.most).length}
                hint={`${since[kind]} Default ${defaultRetention[kind]}.`}
                defaultValue={typed[kind]}
                error={errors[kind]}
              />
            ))}
          </div>
        ))}
        <div className={styles.actions}>
          <Button type="submit">Save retention</Button>
        </div>
      </form>
    </Panel>
  );
}

export default island('screens/staff-retention/staff-retention-screen', StaffRetentionScreen);
