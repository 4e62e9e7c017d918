import type { ReactNode } from 'react';
import type { PromotionChoices } from '../../../../contract/merchandising/promotions.ts';
import { momentInput, shopZoneName } from '../../../ui/browser/shop-time.ts';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { Field, Select, TextArea } from '../../../ui/form/field.tsx';
import { Disclosure } from '../../../ui/layers/disclosure.tsx';
import { Notice } from '../../../ui/layers/notice.tsx';
import { CategoryTree } from '../category-tree.tsx';
import { Panel } from '../panel.tsx';
import { BenefitFields } from './benefit-fields.tsx';
import styles from './promotion-fields.module.css';
import type { listNames, PromotionAttempt } from './promotion-form.ts';
import { groupWords, paymentWords } from './words.ts';

interface FieldsProps extends PromotionAttempt {
  readonly choices: PromotionChoices;
}

/** The fields of a promotion; the form works without script. */
export function PromotionFields(props: FieldsProps) {
  const { form, errors } = props;
  const { texts, flags } = form;
  const count = Object.keys(errors).length;
  return (
    <>
      {count > 0 && <Notice tone="error">{count === 1 ? 'One field needs' : `${count} fields need`} your attention.</Notice>}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Panel title="What shoppers save">
            <Field label="Name" name="name" autoComplete="off" hint="For staff." defaultValue={texts.name} error={errors.name} />
            <Field
              label="Label"
              name="label"
              autoComplete="off"
              maxLength={80}
              hint="What shoppers read in the cart, such as “15% off rugs”."
              defaultValue={texts.label}
              error={errors.label}
            />
            <BenefitFields {...props} />
          </Panel>
          <Panel title="When and how often">
            <div className={styles.pair}>
              <Field
                {...momentInput}
                label="Starts"
                name="startsAt"
                hint={shopZoneName}
                defaultValue={texts.startsAt}
                error={errors.startsAt}
              />
              <Field
                {...momentInput}
                label="Ends"
                name="endsAt"
                optional
                hint="Leave empty to run it until you stop it."
                defaultValue={texts.endsAt}
                error={errors.endsAt}
              />
              <Field
                label="Uses in all"
                name="usesLimit"
                inputMode="numeric"
                autoComplete="off"
                optional
                defaultValue={texts.usesLimit}
                error={errors.usesLimit}
              />
              <Field
                label="Uses per customer"
                name="usesPerCustomer"
                inputMode="numeric"
                autoComplete="off"
                optional
                defaultValue={texts.usesPerCustomer}
                error={errors.usesPerCustomer}
              />
            </div>
          </Panel>
          <Panel title="Brands and combinations">
            <Boxes
              {...props}
              name="brands"
              legend="Brands"
              hint="If none is checked, every brand."
              options={props.choices.brands.map(({ key, name }) => ({ value: key, label: name }))}
            />
            <Boxes
              {...props}
              name="stacksWith"
              legend="Combines with"
              hint="Two promotions combine only if each allows it. Otherwise shoppers get the better one."
              options={Object.entries(groupWords).map(([value, label]) => ({ value, label: `Other ${label}` }))}
            />
            <Checkbox name="advertised" value="1" defaultChecked={flags.advertised}>
              Show the price with it on product pages and cards
            </Checkbox>
          </Panel>
        </div>
        <div className={styles.main}>
          <Who {...props} />
          <Goods {...props} />
        </div>
      </div>
    </>
  );
}

function Who(props: FieldsProps) {
  const groups = props.choices.customerGroups.map(({ key, name }) => ({ value: key, label: name }));
  const { texts, flags } = props.form;
  const { errors } = props;
  const payments = Object.entries(paymentWords).map(([value, words]) => ({ value, label: words.replace(/^(a|the) /, '') }));
  return (
    <Panel title="Who gets it" lead="Leave everything empty to give it to everyone automatically.">
      <Checkbox name="code" value="1" defaultChecked={flags.code}>
        A promo code is needed
      </Checkbox>
      <TextArea
        label="Shared codes"
        name="codes"
        rows={2}
        optional
        className={styles.low}
        hint="One per line. Anyone can use them. For unique codes, leave this empty and create them after saving."
        defaultValue={texts.codes}
        error={errors.codes}
      />
      <Checkbox name="campaign" value="1" defaultChecked={flags.campaign}>
        Only by the link of a campaign
      </Checkbox>
      <Checkbox name="signedIn" value="1" defaultChecked={flags.signedIn}>
        Only signed-in customers
      </Checkbox>
      <Checkbox name="firstOrder" value="1" defaultChecked={flags.firstOrder}>
        Only on a first order
      </Checkbox>
      <TextArea
        label="Only these customers"
        name="customers"
        rows={2}
        optional
        className={styles.low}
        hint="Email addresses, one per line."
        defaultValue={texts.customers}
        error={errors.customers}
      />
      <Boxes
        {...props}
        name="customerGroups"
        legend="Only customers in these groups"
        hint="Members of any of them get it."
        options={groups}
      />
      <Boxes
        {...props}
        name="countries"
        legend="Ships to"
        hint="If none is checked, everywhere."
        options={[
          { value: 'US', label: 'United States' },
          { value: 'CA', label: 'Canada' },
        ]}
      />
      <Disclosure title="Payment" open={props.form.lists.payIn.length + props.form.lists.payNotIn.length > 0 || texts.storeCardDays !== ''}>
        <div className={styles.group}>
          <Boxes {...props} name="payIn" legend="Only when paid with" options={payments} />
          <Boxes {...props} name="payNotIn" legend="Not when paid with" options={payments} />
          <Field
            label="Days since the store card’s approval"
            name="storeCardDays"
            inputMode="numeric"
            autoComplete="off"
            hint="1 to 365."
            defaultValue={texts.storeCardDays}
            error={errors.storeCardDays}
            optional
          />
        </div>
      </Disclosure>
    </Panel>
  );
}

const productHint = 'A product’s handle, or the name in its address, such as oak-sofa. One per line.';

function Goods(props: FieldsProps) {
  const { form, errors, choices } = props;
  const { texts, lists } = form;
  const pools = choices.pools.map((pool) => ({ value: pool, label: pool }));
  const without = ['categoriesNotIn', 'poolsNotIn'] as const;
  return (
    <Panel title="What the cart must contain">
      <div className={styles.pair}>
        <Field
          label="Spend over"
          name="minimumMerchandise"
          inputMode="decimal"
          autoComplete="off"
          optional
          hint="In dollars, of the items it counts for."
          defaultValue={texts.minimumMerchandise}
          error={errors.minimumMerchandise}
        />
        <Field
          label="Units"
          name="minimumUnits"
          inputMode="numeric"
          autoComplete="off"
          hint="At least."
          optional
          defaultValue={texts.minimumUnits}
          error={errors.minimumUnits}
        />
      </div>
      <Select
        label="Sale items"
        name="saleItems"
        defaultValue={texts.saleItems}
        options={[
          { value: '', label: 'Count too' },
          { value: 'excluded', label: 'Don’t count' },
          { value: 'only', label: 'Only sale items count' },
        ]}
      />
      <Tree {...props} name="categoriesIn" legend="Only these categories" />
      <TextArea
        label="Only these products"
        name="productsIn"
        rows={2}
        optional
        className={styles.low}
        hint={productHint}
        defaultValue={texts.productsIn}
        error={errors.productsIn}
      />
      <Boxes {...props} name="poolsIn" legend="Only these product lists" options={pools} />
      <Disclosure
        title="Exceptions"
        open={without.some((name) => lists[name].length > 0) || texts.productsNotIn !== '' || without.some((name) => errors[name])}
      >
        <div className={styles.group}>
          <Tree {...props} name="categoriesNotIn" legend="Not these categories" />
          <TextArea
            label="Not these products"
            name="productsNotIn"
            rows={2}
            optional
            className={styles.low}
            hint={productHint}
            defaultValue={texts.productsNotIn}
            error={errors.productsNotIn}
          />
          <Boxes {...props} name="poolsNotIn" legend="Not these product lists" options={pools} />
        </div>
      </Disclosure>
    </Panel>
  );
}

interface SetProps extends PromotionAttempt {
  readonly name: (typeof listNames)[number];
  readonly legend: string;
  readonly hint?: string;
  readonly children?: ReactNode;
}

function FieldSet({ legend, hint, name, errors, children }: SetProps) {
  const error = errors[name];
  return (
    <fieldset className={styles.set}>
      <legend>{legend}</legend>
      {children}
      {error ? (
        <p className={styles.fault} role="alert">
          {error}
        </p>
      ) : (
        hint && <p className={styles.quiet}>{hint}</p>
      )}
    </fieldset>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** One that is chosen but gone stays checked and named, so that nothing is lost unseen. */
function withGone(options: readonly Option[], chosen: readonly string[]): Option[] {
  const gone = chosen.filter((one) => !options.some(({ value }) => value === one));
  return [...options, ...gone.map((value) => ({ value, label: `${value} (no longer there)` }))];
}

/** Renders nothing without choices. */
function Boxes({ options, ...set }: SetProps & { options: readonly Option[] }) {
  const chosen = set.form.lists[set.name];
  const all = withGone(options, chosen);
  if (all.length === 0) return null;
  return (
    <FieldSet {...set}>
      <div className={styles.choices}>
        {all.map(({ value, label }) => (
          <Checkbox key={value} name={set.name} value={value} defaultChecked={chosen.includes(value)}>
            {label}
          </Checkbox>
        ))}
      </div>
    </FieldSet>
  );
}

function Tree({ choices, ...set }: SetProps & FieldsProps) {
  return (
    <FieldSet {...set} hint="With everything below them.">
      <CategoryTree name={set.name} categories={choices.categories} chosen={set.form.lists[set.name]} />
    </FieldSet>
  );
}
