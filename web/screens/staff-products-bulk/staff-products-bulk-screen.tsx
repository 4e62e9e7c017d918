import type { ReactNode } from 'react';
import { deliveryClasses } from '../../../contract/delivery/delivery.ts';
import { type BulkKind, bulkKinds, type Rounding, roundings } from '../../../contract/merchandising/bulk.ts';
import { productStates, soldAtChoices } from '../../../contract/merchandising/products.ts';
import { plural } from '../../../contract/values/count.ts';
import { keysOf } from '../../../contract/values/keys.ts';
import formStyles from '../../features/staff/form.module.css';
import { deliveryWords, inTree, soldAtWords, stateWords } from '../../features/staff/products/words.ts';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { momentInput } from '../../ui/browser/shop-time.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { RadioCard } from '../../ui/form/choice.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import type { BulkForm } from './bulk-form.ts';
import type { StaffProductsBulkData } from './staff-products-bulk-data.ts';
import styles from './staff-products-bulk-screen.module.css';

const details: Readonly<Record<BulkKind, string>> = {
  state: 'Drafts aren’t shown. The page of a retired product says that it’s no longer sold.',
  price: 'By a percentage or an amount, based on each variation’s current price.',
  sale: 'A percentage off the regular price, which is shown beside it.',
  endSale: 'Variations on sale get their regular price back.',
  category: 'They stay in the other categories they’re listed in.',
  soldAt: 'At one brand: always, never, or by its rules.',
  delivery: 'As parcels or large items, whatever they weigh.',
  addTag: 'Automatic categories and promotions can use tags.',
  removeTag: 'Not case-sensitive.',
};

/** One change of many products; what it does is shown before anything is written. */
function StaffProductsBulkScreen({ data }: { data: StaffData<StaffProductsBulkData> }) {
  const count = data.shown?.count ?? 0;
  const products = plural(count, 'product');
  return (
    <StaffFrame
      data={data}
      place="products"
      heading={count === 0 ? 'Change products' : `Change ${products}`}
      lead={data.shown && <a href={data.shown.back}>Back to the list</a>}
      error={data.shown?.message}
    >
      {(shown) =>
        shown.count === 0 ? (
          <EmptyState title="No products selected" actions={<LinkButton href={shown.back}>Back to the list</LinkButton>}>
            Select the products to change, or all that match.
          </EmptyState>
        ) : (
          <Choices {...shown} />
        )
      }
    </StaffFrame>
  );
}

function Choices({ form, errors, categories, sellers, here, back }: StaffProductsBulkData) {
  const fields: Readonly<Record<BulkKind, ReactNode>> = {
    state: (
      <Select
        label="State"
        name="state"
        defaultValue={form.state}
        options={productStates.map((value) => ({ value, label: stateWords[value] }))}
      />
    ),
    price: <PriceFields form={form} error={errors.by} />,
    sale: <SaleFields form={form} errors={errors} />,
    endSale: null,
    category: (
      <Select
        label="Category"
        name="category"
        placeholder="Choose a category"
        defaultValue={form.category}
        error={errors.category}
        options={categories.filter(({ isAutomatic }) => !isAutomatic).map((one) => ({ value: one.path, label: inTree(one) }))}
      />
    ),
    soldAt: (
      <div className={styles.row}>
        <Select
          label="Brand"
          name="brand"
          placeholder="Choose a brand"
          defaultValue={form.brand}
          error={errors.brand}
          options={sellers.map(({ brand, name }) => ({ value: brand, label: name }))}
        />
        <Select
          label="Sold there"
          name="choice"
          defaultValue={form.choice}
          options={[...soldAtChoices.map((value) => ({ value, label: soldAtWords[value] })), { value: '', label: 'By its rules' }]}
        />
      </div>
    ),
    delivery: (
      <Select
        label="Delivery"
        name="delivery"
        defaultValue={form.delivery}
        options={[
          { value: '', label: 'Automatic (by weight)' },
          ...deliveryClasses.map((value) => ({ value, label: deliveryWords[value] })),
        ]}
      />
    ),
    addTag: <TagField name="addTag" form={form} error={errors.addTag} />,
    removeTag: <TagField name="removeTag" form={form} error={errors.removeTag} />,
  };
  return (
    <form className={styles.form} method="post" action={here}>
      <input type="hidden" name="action" value="prepare" />
      <fieldset className={styles.kinds} aria-describedby={errors.kind && 'kind-error'}>
        <legend>What to change</legend>
        {errors.kind && (
          <p id="kind-error" className={styles.error} role="alert">
            {errors.kind}
          </p>
        )}
        {keysOf<BulkKind>(bulkKinds).map((kind) => (
          <div key={kind} className={styles.kind}>
            <RadioCard name="kind" value={kind} defaultChecked={form.kind === kind} label={bulkKinds[kind]} detail={details[kind]} />
            {fields[kind] && <div className={styles.fields}>{fields[kind]}</div>}
          </div>
        ))}
      </fieldset>
      <p className={formStyles.quiet}>Next, you’ll see every change before it’s made. You can undo it afterward.</p>
      <div className={styles.actions}>
        <Button type="submit">Check changes</Button>
        <LinkButton href={back} variant="secondary">
          Cancel
        </LinkButton>
      </div>
    </form>
  );
}

function RoundingSelect({ name, value }: { name: 'priceRounding' | 'saleRounding'; value: string }) {
  const options = keysOf<Rounding>(roundings).map((rounding) => ({ value: rounding, label: roundings[rounding] }));
  return <Select label="Round prices" name={name} defaultValue={value} options={options} />;
}

function PriceFields({ form, error }: { form: BulkForm; error: string | undefined }) {
  return (
    <div className={styles.row}>
      <Select
        label="Prices"
        name="direction"
        defaultValue={form.direction}
        options={[
          { value: 'lower', label: 'Lower' },
          { value: 'raise', label: 'Raise' },
        ]}
      />
      <Field label="By" name="by" inputMode="decimal" autoComplete="off" defaultValue={form.by} error={error} />
      <Select
        label="Unit"
        name="unit"
        defaultValue={form.unit}
        options={[
          { value: 'percent', label: 'Percent' },
          { value: 'amount', label: 'Dollars' },
        ]}
      />
      <RoundingSelect name="priceRounding" value={form.priceRounding} />
    </div>
  );
}

function SaleFields({ form, errors }: { form: BulkForm; errors: StaffProductsBulkData['errors'] }) {
  return (
    <>
      <div className={styles.row}>
        <Field label="Percent off" name="off" inputMode="decimal" autoComplete="off" defaultValue={form.off} error={errors.off} />
        <RoundingSelect name="saleRounding" value={form.saleRounding} />
        <Field label="Sale ends (New York time)" name="endsAt" {...momentInput} defaultValue={form.endsAt} error={errors.endsAt} optional />
      </div>
      <Field
        label="When the regular price was charged"
        name="evidence"
        autoComplete="off"
        maxLength={500}
        placeholder="Charged from March to November."
        hint="Shown to shoppers beside the price."
        defaultValue={form.evidence}
        error={errors.evidence}
      />
    </>
  );
}

function TagField({ name, form, error }: { name: 'addTag' | 'removeTag'; form: BulkForm; error: string | undefined }) {
  return <Field label="Tag" name={name} autoComplete="off" autoCapitalize="none" maxLength={100} defaultValue={form[name]} error={error} />;
}

export default island('screens/staff-products-bulk/staff-products-bulk-screen', StaffProductsBulkScreen);
