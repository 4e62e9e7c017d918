import { brandStates } from '../../../contract/settings/brands.ts';
import { BrandFields } from '../../features/staff/brands/brand-fields.tsx';
import { BrandStateChoice } from '../../features/staff/brands/brand-state-choice.tsx';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import styles from '../../features/staff/settings-form.module.css';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffBrand, staffBrands } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import type { StaffBrandsData } from './staff-brands-data.ts';

/** The family's brands, and a form that adds one. */
function StaffBrandsScreen({ data }: { data: StaffData<StaffBrandsData> }) {
  return (
    <StaffFrame
      data={data}
      place="brands"
      heading="Brands"
      lead="Every brand is a shop with its own host, name, assortment and content. They share catalog, stock, carts and accounts."
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          <Brands {...shown} />
          <AddBrand {...shown} />
        </>
      )}
    </StaffFrame>
  );
}

function Brands({ listed: { brands } }: StaffBrandsData) {
  const columns = [
    { key: 'name', title: 'Brand' },
    { key: 'address', title: 'Address' },
    { key: 'state', title: 'Status', whole: true },
    { key: 'from', title: 'Source', whole: true },
  ];
  const rows = brands.map(({ key, name, about, address, isAdded, state }) => ({
    key,
    cells: {
      name: (
        <>
          {isAdded ? <a href={staffBrand({ key })}>{name}</a> : name}
          <p className={form.quiet}>{about}</p>
        </>
      ),
      address: address ? <a href={address}>{address}</a> : 'Not served',
      state: brandStates[state],
      from: isAdded ? 'Console' : 'Built in',
    },
  }));
  return <Table caption="Brands" columns={columns} rows={rows} />;
}

function AddBrand({ listed: { brands, categories }, typed, errors }: StaffBrandsData) {
  const bases = brands.filter(({ isAdded }) => !isAdded).map(({ key, name }) => ({ value: key, label: name }));
  return (
    <Panel
      title="Add a brand"
      lead="A new brand starts with a copy of another brand’s published pages, theme, contact details, returns policy and shipping rates. Change them in its own console, then open it."
    >
      <form className={styles.columns} method="post" action={staffBrands()} noValidate>
        <input type="hidden" name="action" value="add" />
        <Field
          label="Key"
          name="key"
          defaultValue={typed.key}
          error={errors.key}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint="Lowercase letters and hyphens, such as fern-moss. It never changes."
        />
        <Select label="Starts from" name="base" defaultValue={typed.base} error={errors.base} options={bases} />
        <BrandFields categories={categories} typed={typed} errors={errors} />
        <div className={styles.side}>
          <BrandStateChoice states={['open', 'closed']} chosen={typed.state} />
        </div>
        <div className={styles.actions}>
          <Button type="submit">Add brand</Button>
        </div>
      </form>
    </Panel>
  );
}

export default island('screens/staff-brands/staff-brands-screen', StaffBrandsScreen);
