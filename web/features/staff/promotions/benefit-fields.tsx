import { own } from '../../../../contract/values/own.ts';
import { Field, Select } from '../../../ui/form/field.tsx';
import { optionsOf } from '../options.ts';
import styles from './promotion-fields.module.css';
import type { PromotionAttempt } from './promotion-form.ts';
import { gifts } from './words.ts';

const decimal = { inputMode: 'decimal', autoComplete: 'off' } as const;
const numeric = { inputMode: 'numeric', autoComplete: 'off' } as const;
/** Steps of “spend more, save more” that a form offers at least. */
const minSteps = 5;

/** What a promotion takes off; style shows only the fields of the chosen kind. */
export function BenefitFields({ form: { texts, tiers }, errors }: PromotionAttempt) {
  return (
    <div className={`${styles.group} ${styles.benefit}`}>
      <Select label="Discount" name="gift" defaultValue={texts.gift} options={optionsOf(gifts)} error={errors.gift} />
      <div data-of="percent">
        <Field
          {...decimal}
          label="Percentage"
          name="percent"
          defaultValue={texts.percent}
          error={errors.percent}
          hint="Such as 15 or 12.5."
        />
      </div>
      <div data-of="amount">
        <Field
          {...decimal}
          label="Amount"
          name="amount"
          defaultValue={texts.amount}
          error={errors.amount}
          hint="In dollars, such as 12.50."
        />
      </div>
      <div data-of="price">
        <Field
          {...decimal}
          label="New price"
          name="price"
          defaultValue={texts.price}
          error={errors.price}
          hint="In dollars, for each unit."
        />
      </div>
      <div data-of="buy" className={styles.tier}>
        <Field {...numeric} label="Buy" name="buy" defaultValue={texts.buy} error={errors.buy} />
        <Field {...numeric} label="Get" name="get" defaultValue={texts.get} error={errors.get} hint="The cheapest." />
        <Field
          {...decimal}
          label="Percentage off those"
          name="getPercent"
          defaultValue={texts.getPercent}
          error={errors.getPercent}
          hint="Empty: free."
        />
      </div>
      <div data-of="tiers" className={styles.group}>
        {Array.from({ length: Math.max(minSteps, tiers.length + 1) }, (_, row) => {
          const of = (name: string) => own(errors, `t${row}.${name}`);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
            <fieldset key={row} className={styles.set}>
              <legend>Step {row + 1}</legend>
              <div className={styles.tier}>
                <Field {...decimal} label="Spend from" name={`t${row}.from`} defaultValue={tiers[row]?.from ?? ''} error={of('from')} />
                <Field
                  {...decimal}
                  label="Percent off"
                  name={`t${row}.percent`}
                  defaultValue={tiers[row]?.percent ?? ''}
                  error={of('percent')}
                />
                <Field
                  {...decimal}
                  label="or dollars off"
                  name={`t${row}.amount`}
                  defaultValue={tiers[row]?.amount ?? ''}
                  error={of('amount')}
                />
              </div>
            </fieldset>
          );
        })}
      </div>
      <Field
        {...decimal}
        label="At most"
        name="most"
        hint="The maximum discount per cart, in dollars."
        defaultValue={texts.most}
        error={errors.most}
        optional
      />
    </div>
  );
}
