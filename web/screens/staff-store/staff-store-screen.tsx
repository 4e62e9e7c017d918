import { type StoreDetail, storeNetworks } from '../../../contract/settings/store.ts';
import { Panel } from '../../features/staff/panel.tsx';
import styles from '../../features/staff/settings-form.module.css';
import { SettingsHistory } from '../../features/staff/settings-history.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { staffSettings, staffStore } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field, TextArea } from '../../ui/form/field.tsx';
import type { StaffStoreData } from './staff-store-data.ts';

const names: Readonly<Record<StoreDetail, string>> = {
  name: 'Name',
  companyName: 'Legal name',
  email: 'Email',
  phone: 'Phone',
  hours: 'Hours',
  address: 'Postal address',
  facebook: 'Facebook',
  youtube: 'YouTube',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  x: 'X',
};

/** What the store is called and how to reach it: in footer and menu, on help pages, in emails and on invoices. */
function StaffStoreScreen({ data }: { data: StaffData<StaffStoreData> }) {
  return (
    <StaffFrame
      data={data}
      place="settings"
      heading={`Store details of ${data.me.brand}`}
      lead={<a href={staffSettings()}>All settings</a>}
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          <Details {...shown} />
          <SettingsHistory history={shown.set.history} names={names} restore={{ action: staffStore(), version: shown.set.version }} />
        </>
      )}
    </StaffFrame>
  );
}

function Details({ set, typed, errors }: StaffStoreData) {
  const field = (detail: StoreDetail) => ({
    label: names[detail],
    name: detail,
    defaultValue: typed[detail],
    error: errors[detail],
    autoComplete: 'off',
  });
  return (
    <Panel
      title="Name and contact"
      lead="Shown on every page, in emails and on invoices. Sentences that name the store or a number are edited under Content; the logo is part of the theme."
    >
      <form className={styles.columns} method="post" action={staffStore()} noValidate>
        <input type="hidden" name="action" value="save" />
        <input type="hidden" name="version" value={set.version} />
        <div className={styles.side}>
          <Field {...field('name')} maxLength={40} required hint="Shown in page titles, emails and search results." />
          <Field {...field('companyName')} maxLength={120} required />
          <TextArea {...field('address')} rows={4} maxLength={300} optional hint="One line each, below the legal name." />
        </div>
        <div className={styles.side}>
          <Field {...field('phone')} type="tel" maxLength={30} required />
          <Field {...field('email')} type="email" maxLength={120} required />
          <Field {...field('hours')} maxLength={120} required hint="Such as Monday to Friday, 9 am to 5 pm ET." />
        </div>
        <fieldset>
          <legend>Social media</legend>
          {storeNetworks.map((network) => (
            <Field key={network} {...field(network)} type="url" maxLength={300} optional />
          ))}
        </fieldset>
        <div className={styles.actions}>
          <Button type="submit">Save details</Button>
        </div>
      </form>
    </Panel>
  );
}

export default island('screens/staff-store/staff-store-screen', StaffStoreScreen);
