import { Fragment } from 'react';
import { type CategoryChoice, maxNote, type StaffProduct } from '../../../../contract/merchandising/products.ts';
import { own } from '../../../../contract/values/own.ts';
import { staffCategory } from '../../../staff-routes.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { Field, Select, TextArea } from '../../../ui/form/field.tsx';
import { RichTextField } from '../../../ui/form/rich-text/rich-text-field.tsx';
import { Notice } from '../../../ui/layers/notice.tsx';
import rows from '../form.module.css';
import { optionsOf } from '../options.ts';
import { Panel } from '../panel.tsx';
import { descriptionHtml } from './description.ts';
import { FilmFields } from './film-fields.tsx';
import { ModelFields } from './model-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import styles from './product-fields.module.css';
import type { ProductForm } from './product-form.ts';
import { type ProductPicker, RelatedFields } from './related-fields.tsx';
import { SoldAtFields } from './sold-at-fields.tsx';
import { VariationFields } from './variation-fields.tsx';
import { inTree, stockReasonWords } from './words.ts';

/** A product's form: its values, and messages by field. */
export interface ProductAttempt {
  readonly form: ProductForm;
  readonly errors: Readonly<Record<string, string>>;
}

interface ProductFieldsProps extends ProductAttempt {
  readonly warehouses: StaffProduct['warehouses'];
  readonly categories: readonly CategoryChoice[];
  readonly sellers: StaffProduct['sellers'];
  readonly automaticIn?: StaffProduct['automaticIn'];
  readonly picker: ProductPicker;
  /** Of a product that exists: where its stock movements are listed. */
  readonly movements?: string;
}

/** Fields for everything a product has, in a form. */
export function ProductFields({ form, errors, warehouses, categories, sellers, automaticIn = [], picker, movements }: ProductFieldsProps) {
  const count = Object.keys(errors).length;
  return (
    <>
      {count > 0 && (
        <Notice tone="error">
          {count === 1 ? 'One field needs' : `${count} fields need`} your attention.
          {errors.variations && ` ${errors.variations}.`}
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Panel title="Details">
            <Field label="Name" name="name" autoComplete="off" maxLength={200} defaultValue={form.name} error={errors.name} />
            <RichTextField
              label="Description"
              name="description"
              value={form.description}
              toHtml={descriptionHtml}
              error={errors.description}
              sourceHint="Leave a blank line between paragraphs. HTML for lists, tables and links works too."
              optional
            />
            <TextArea
              label="Highlights"
              name="highlights"
              rows={3}
              defaultValue={form.highlights}
              error={errors.highlights}
              hint="One per line."
              className={styles.low}
              optional
            />
            <TextArea
              label="Specifications"
              name="specifications"
              rows={4}
              defaultValue={form.specifications}
              error={errors.specifications}
              hint="One per line, such as “Frame: Oak; Ash”. Put a value with a semicolon in straight quotes. Measures belong here too."
              className={styles.low}
              optional
            />
          </Panel>
          <OptionFields form={form} errors={errors} />
          <VariationFields form={form} errors={errors} warehouses={warehouses} />
          <PictureFields pictures={form.pictures} variations={form.variations} name={form.name} error={errors.pictures} />
          <FilmFields film={form.video} name={form.name} error={errors.video} />
          <ModelFields model={form.model} error={errors.model} />
          <RelatedFields related={form.related} error={errors.related} picker={picker} />
        </div>
        <div className={styles.side}>
          <Panel title="Organization">
            <CategoryFields form={form} errors={errors} categories={categories} />
            {automaticIn.length > 0 && (
              <p className={rows.quiet}>
                By their rules also in{' '}
                {automaticIn.map(({ taxonomyId, title }, index) => (
                  <Fragment key={taxonomyId}>
                    {index > 0 && ', '}
                    <a href={`${staffCategory({ taxonomyId })}#rules`}>{title}</a>
                  </Fragment>
                ))}
                .
              </p>
            )}
            <Field label="Brand" name="brand" autoComplete="off" maxLength={100} defaultValue={form.brand} error={errors.brand} optional />
            <Field
              label="Tags"
              name="tags"
              autoComplete="off"
              hint="Separated by commas. Put a tag with a comma in straight quotes."
              defaultValue={form.tags}
              error={errors.tags}
              optional
            />
            <Checkbox name="returnable" value="1" defaultChecked={form.returnable}>
              Can be returned
            </Checkbox>
          </Panel>
          <SoldAtFields form={form} errors={errors} sellers={sellers} />
          <Panel title="Search engines">
            <Field
              label="Page title"
              name="seoTitle"
              autoComplete="off"
              maxLength={120}
              placeholder={form.name}
              hint="About 60 characters are shown."
              defaultValue={form.seoTitle}
              error={errors.seoTitle}
              optional
            />
            <TextArea
              label="Page description"
              name="seoDescription"
              rows={3}
              maxLength={320}
              hint="Otherwise the description begins the result; about 155 characters are shown."
              defaultValue={form.seoDescription}
              error={errors.seoDescription}
              className={styles.low}
              optional
            />
          </Panel>
          <Panel title="Stock changes">
            <Select
              label="Reason"
              name="stockReason"
              defaultValue={form.stockReason}
              options={optionsOf(stockReasonWords)}
              hint="Recorded when you change units."
            />
            <Field
              label="Other reason"
              name="stockNote"
              autoComplete="off"
              maxLength={maxNote}
              hint="Recorded instead of the one above."
              defaultValue={form.stockNote}
              error={errors.stockNote}
              optional
            />
            {movements && (
              <p>
                <a href={movements}>Stock movements</a>
              </p>
            )}
          </Panel>
        </div>
      </div>
    </>
  );
}

function CategoryFields({ form, errors, categories }: ProductAttempt & { categories: readonly CategoryChoice[] }) {
  const options = categories
    .filter(({ isAutomatic }) => !isAutomatic)
    .map((category) => ({ value: category.path, label: inTree(category) }));
  return (
    <>
      <Select
        label="Category"
        name="category"
        placeholder="Choose a category"
        defaultValue={form.category}
        options={options}
        error={errors.category}
      />
      {[...form.alsoIn, ''].map((path, index) => (
        <Select
          key={path}
          label={index === 0 ? 'Also listed in' : `Also listed in (${index + 1})`}
          name="alsoIn"
          placeholder="Nowhere else"
          defaultValue={path}
          options={options}
          error={path === '' ? errors.alsoIn : undefined}
          optional
        />
      ))}
    </>
  );
}

/** Rows for the options, one more than there are. */
const optionRows = 3;

function OptionFields({ form, errors }: ProductAttempt) {
  const rows = Math.max(optionRows, form.options.length);
  return (
    <Panel title="Options" lead="What shoppers choose from, such as color or size. Every combination becomes a variation.">
      {Array.from({ length: rows }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
        <div key={i} className={styles.option}>
          <Field
            label={`Option ${i + 1}`}
            name={`o${i}.name`}
            autoComplete="off"
            maxLength={60}
            placeholder={i === 0 ? 'Color' : undefined}
            defaultValue={form.options[i]?.name ?? ''}
            error={own(errors, `o${i}.name`)}
          />
          <Field
            label={`Values of option ${i + 1}`}
            name={`o${i}.values`}
            autoComplete="off"
            placeholder={i === 0 ? 'Sage #8a9a7b, Oak' : undefined}
            defaultValue={form.options[i]?.values ?? ''}
            error={own(errors, `o${i}.values`)}
          />
        </div>
      ))}
      <p className={styles.quiet}>
        Separate values with commas. Put a value with a comma in straight quotes. A color code after a value shows as its swatch.
      </p>
      <div>
        <Button type="submit" name="action" value="arrange" variant="secondary">
          Update variations
        </Button>
      </div>
    </Panel>
  );
}
