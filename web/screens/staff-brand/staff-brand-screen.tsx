import { brandStateKeys } from '../../../contract/settings/brands.ts';
import { BrandFields } from '../../features/staff/brands/brand-fields.tsx';
import { BrandStateChoice } from '../../features/staff/brands/brand-state-choice.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import styles from '../../features/staff/settings-form.module.css';
import { SettingsHistory } from '../../features/staff/settings-history.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { staffBrand, staffBrands } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { StaffBrandData } from './staff-brand-data.ts';

const names = {
  name: 'Name',
  about: 'Tagline',
  host: 'Host',
  countries: 'Countries',
  categories: 'Categories',
  tags: 'Tags',
  departments: 'Departments',
  returnName: 'Returns recipient',
  returnLines: 'Return address',
  base: 'Starts from',
  state: 'Status',
};

/** One brand made in the console: what it says itself, and whether it is open. */
function StaffBrandScreen({ data }: { data: StaffData<StaffBrandData> }) {
  const { opened } = data.shown ?? {};
  return (
    <StaffFrame
      data={data}
      place="brands"
      heading={opened?.brand.name ?? 'Brand'}
      lead={<a href={staffBrands()}>All brands</a>}
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          {shown.otherName && (
            <Notice>
              Its shop is called “{shown.otherName.name}”, as set under <a href={shown.otherName.href}>Store details</a>. Rename it there.
            </Notice>
          )}
          <Address {...shown} />
          <BrandPanel {...shown} />
          <SettingsHistory history={shown.opened.history} names={names} unset="none" />
        </>
      )}
    </StaffFrame>
  );
}

function Address({ opened: { brand }, links: [shop, ...consoleLinks] }: StaffBrandData) {
  if (!shop || brand.state === 'archived') return null;
  return (
    <Panel
      title="Its shop"
      lead="Its sign-in is shared with its sisters; where hosts share no cookies, a link carries it over. Until you set an email sender, its emails carry its name and come from the address in MAIL_FROM, or orders@ its host without one."
    >
      <p>
        <a href={shop.href}>{shop.title}</a>
      </p>
      <p>
        {consoleLinks.map(({ title, href }, at) => (
          <span key={title}>
            {at > 0 && ' · '}
            <a href={href}>{title}</a>
          </span>
        ))}
      </p>
    </Panel>
  );
}

function BrandPanel({ opened: { key, version, categories }, typed, errors }: StaffBrandData) {
  return (
    <Panel title="Brand" lead={`Key: ${key}`}>
      <form className={styles.columns} method="post" action={staffBrand({ key })} noValidate>
        <input type="hidden" name="action" value="save" />
        <input type="hidden" name="version" value={version} />
        <BrandFields categories={categories} typed={typed} errors={errors} />
        <div className={styles.side}>
          <BrandStateChoice states={brandStateKeys} chosen={typed.state} />
        </div>
        <div className={styles.actions}>
          <Button type="submit">Save brand</Button>
        </div>
      </form>
    </Panel>
  );
}

export default island('screens/staff-brand/staff-brand-screen', StaffBrandScreen);
