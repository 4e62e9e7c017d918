import { useId } from 'react';
import { own } from '../../../contract/values/own.ts';
import form from '../../features/staff/form.module.css';
import { inTree } from '../../features/staff/products/words.ts';
import { classes } from '../../ui/classes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { kindWords, type TypedRule } from './rule-form.ts';
import type { RuleChoices } from './rule-words.ts';
import styles from './rules-panel.module.css';
import type { RulesAttempt } from './staff-category-data.ts';

interface FieldsProps extends Pick<RulesAttempt, 'typed' | 'errors'> {
  readonly choices: RuleChoices;
}

/** A row for each rule: what it asks for, and a button that removes it. */
export function RuleFields({ typed: { rules }, errors, choices }: FieldsProps) {
  const id = useId();
  const tags = `${id}tags`;
  const brands = `${id}brands`;
  return (
    <>
      {rules.length > 0 && (
        <ol className={styles.rules} aria-label="Rules">
          {rules.map((rule, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rules have no other identity
            <li key={`${index}.${rule.kind}`} className={classes(form.row, /^(sale|stock)/.test(rule.kind) && styles.bare)}>
              <input type="hidden" name={`rules.${index}.kind`} value={rule.kind} />
              <Asked rule={rule} index={index} errors={errors} choices={choices} lists={{ tags, brands }} />
              <Button type="submit" name="then" value={`remove.${index}`} variant="quiet">
                Remove<VisuallyHidden> rule {index + 1}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ol>
      )}
      <Suggestions id={tags} values={choices.tags} />
      <Suggestions id={brands} values={choices.brands} />
    </>
  );
}

function Suggestions({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}

interface AskedProps extends Pick<FieldsProps, 'errors' | 'choices'> {
  readonly rule: TypedRule;
  readonly index: number;
  readonly lists: { readonly tags: string; readonly brands: string };
}

function Asked({ rule: { kind, value, to }, index, errors, choices, lists }: AskedProps) {
  const field = {
    label: kindWords[kind] as string,
    name: `rules.${index}.value`,
    defaultValue: value,
    error: own(errors, `${index}.value`),
  };
  const text = { ...field, autoComplete: 'off', maxLength: 200 };
  switch (kind) {
    case 'price':
      return (
        <>
          <Field {...text} label="Lowest price" inputMode="decimal" hint="In dollars; empty for any." />
          <Field
            {...text}
            label="Highest price"
            name={`rules.${index}.to`}
            inputMode="decimal"
            hint="In dollars; empty for any."
            defaultValue={to}
            error={own(errors, `${index}.to`)}
          />
        </>
      );
    case 'sale':
    case 'sale.not':
    case 'stock':
    case 'stock.not':
      return <p className={styles.plain}>{kindWords[kind]}</p>;
    case 'new':
      return <Field {...text} inputMode="numeric" hint="Days since the product was introduced." />;
    case 'rating':
      return <Field {...text} inputMode="decimal" hint="From 1 to 5, such as 4.5." />;
    case 'tag':
    case 'tag.not':
      return <Field {...text} list={lists.tags} />;
    case 'brand':
    case 'brand.not':
      return <Field {...text} list={lists.brands} />;
    case 'soldBy':
    case 'soldBy.not':
      return (
        <Select {...field} placeholder="Choose a brand" options={choices.sellers.map(({ key, name }) => ({ value: key, label: name }))} />
      );
    case 'category':
    case 'category.not':
      return (
        <Select
          {...field}
          placeholder="Choose a category"
          hint="With everything below it."
          options={choices.categories.map((category) => ({ value: String(category.taxonomyId), label: inTree(category) }))}
        />
      );
    default:
      return <Field {...text} />;
  }
}
