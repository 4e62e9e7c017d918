import type { CategoryChoices } from '../../../../contract/merchandising/categories.ts';
import { brandCountries, brandCountryKeys } from '../../../../contract/settings/brands.ts';
import { own } from '../../../../contract/values/own.ts';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { Field, TextArea } from '../../../ui/form/field.tsx';
import { CategoryTree } from '../category-tree.tsx';
import styles from '../settings-form.module.css';
import type { BrandForm } from './brand-form.ts';
import { DepartmentOrder } from './department-order.tsx';

interface BrandFieldsProps {
  readonly categories: CategoryChoices;
  readonly typed: BrandForm;
  readonly errors: Readonly<Record<string, string>>;
}

/** The fields of a brand, the same for adding and changing one. */
export function BrandFields({ categories, typed, errors }: BrandFieldsProps) {
  /** A list's fault may be at one of its lines. */
  const errorOf = (field: string) => own(errors, field) ?? Object.entries(errors).find(([name]) => name.startsWith(`${field}.`))?.[1];
  const field = (name: Exclude<keyof BrandForm, 'countries' | 'categories' | 'departments'>) => ({
    name,
    defaultValue: typed[name],
    error: errorOf(name),
    autoComplete: 'off',
  });
  return (
    <>
      <div className={styles.side}>
        <Field {...field('name')} label="Name" maxLength={40} required />
        <Field {...field('about')} label="Tagline" maxLength={160} required hint="For search engines, feeds and email preferences." />
        <Field
          {...field('host')}
          label="Host"
          maxLength={200}
          required
          autoCapitalize="none"
          spellCheck={false}
          hint="Point its DNS here, such as fern.example.com. On your own machine, fern.localhost works without DNS."
        />
        <fieldset className={styles.choices}>
          <legend>Countries</legend>
          {brandCountryKeys.map((country) => (
            <Checkbox key={country} name="countries" value={country} defaultChecked={typed.countries.includes(country)}>
              {brandCountries[country]}
            </Checkbox>
          ))}
          {errorOf('countries') && <p role="alert">{errorOf('countries')}</p>}
        </fieldset>
        <Field {...field('returnName')} label="Returns recipient" maxLength={80} required />
        <TextArea {...field('returnLines')} label="Return address" rows={3} maxLength={500} required hint="One line each." />
      </div>
      <div className={styles.side}>
        <fieldset className={styles.choices}>
          <legend>Categories it sells</legend>
          <CategoryTree name="categories" categories={categories} chosen={typed.categories} />
          {errorOf('categories') ? (
            <p role="alert">{errorOf('categories')}</p>
          ) : (
            <p>Including everything below them. Without categories and tags, it sells everything.</p>
          )}
        </fieldset>
        <TextArea
          {...field('tags')}
          label="Tags it sells"
          rows={2}
          maxLength={10_000}
          optional
          hint="One per line. Products with any of them are sold."
        />
        <fieldset className={styles.choices}>
          <legend>Departments in the menu</legend>
          <DepartmentOrder categories={categories} chosen={typed.departments} />
          {errorOf('departments') ? (
            <p role="alert">{errorOf('departments')}</p>
          ) : (
            <p>From left to right. Save to get more rows. If empty, it shows the catalog’s departments.</p>
          )}
        </fieldset>
      </div>
    </>
  );
}
