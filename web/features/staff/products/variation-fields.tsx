import type { ReactNode } from 'react';
import { deliveryClasses, heaviestParcelGrams } from '../../../../contract/delivery/delivery.ts';
import type { StaffProduct } from '../../../../contract/merchandising/products.ts';
import { own } from '../../../../contract/values/own.ts';
import { momentInput } from '../../../ui/browser/shop-time.ts';
import { classes } from '../../../ui/classes.ts';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { Field, Select, TextArea } from '../../../ui/form/field.tsx';
import { Disclosure } from '../../../ui/layers/disclosure.tsx';
import { Panel } from '../panel.tsx';
import { CellField } from './cell-field.tsx';
import { gramsOf } from './pounds.ts';
import styles from './product-fields.module.css';
import { type ProductForm, type VariationForm, variationLabel } from './product-form.ts';
import { referenceTypes } from './to-edit.ts';
import { deliveryWords } from './words.ts';

interface VariationFieldsProps {
  readonly form: ProductForm;
  readonly errors: Readonly<Record<string, string>>;
  readonly warehouses: StaffProduct['warehouses'];
}

/** Price and stock of each variation; rarely set fields are behind "More". */
export function VariationFields({ form, errors, warehouses }: VariationFieldsProps) {
  const isOnly = form.variations.length === 1 && variationLabel(form.variations[0] ?? { options: {} }) === '';
  const title = isOnly ? 'Price and stock' : `Variations (${form.variations.filter(({ isGone }) => !isGone).length})`;
  return (
    <Panel title={title}>
      <div className={styles.rows}>
        {form.variations.map((variation, i) => (
          <Variation
            key={`${variation.sku} ${variationLabel(variation)}`}
            variation={variation}
            row={`v${i}`}
            name={variationLabel(variation) || (isOnly ? '' : variation.sku)}
            errors={errors}
            warehouses={warehouses}
            mayGo={!isOnly}
          />
        ))}
      </div>
    </Panel>
  );
}

interface VariationProps extends Pick<VariationFieldsProps, 'errors' | 'warehouses'> {
  readonly variation: VariationForm;
  /** Begins the names of its fields. */
  readonly row: string;
  /** Empty for the only variation. */
  readonly name: string;
  readonly mayGo: boolean;
}

function Variation({ variation, row, name, errors, warehouses, mayGo }: VariationProps) {
  const about = (label: string) => (name === '' ? label : `${label} of ${name}`);
  const error = (field: string) => own(errors, `${row}.${field}`);
  const hidden = ['gtin', 'referenceType', 'evidence', 'endsAt', 'leadTime', 'delivery', 'restriction', 'specifications'];
  const cell = (field: 'price' | 'reference' | 'pounds', label: string, start?: string, caption = label) => (
    <Labelled label={caption}>
      <CellField
        name={`${row}.${field}`}
        label={about(label)}
        inputMode="decimal"
        {...(start && { start })}
        defaultValue={variation[field]}
        error={error(field)}
      />
    </Labelled>
  );
  return (
    <fieldset className={styles.row}>
      {name !== '' && <legend className={variation.isGone ? styles.gone : undefined}>{name}</legend>}
      <input type="hidden" name={`${row}.known`} value={variation.isKnown ? '1' : ''} />
      <input type="hidden" name={`${row}.options`} value={JSON.stringify(variation.options)} />
      <Labelled label="SKU" isWide>
        <CellField
          name={`${row}.sku`}
          label={about('SKU')}
          maxLength={100}
          placeholder="Automatic"
          readOnly={variation.isKnown}
          defaultValue={variation.sku}
          error={error('sku') ?? own(errors, row) ?? error('options')}
        />
      </Labelled>
      {cell('price', 'Price', '$')}
      {cell('reference', 'Compare-at price', '$', 'Compare at')}
      {warehouses
        .map(({ code, name: town }) => ({ code, place: town.split(',', 1)[0] }))
        .map(({ code, place }) => (
          <Labelled key={code} label={`Stock, ${place}`}>
            <input type="hidden" name={`${row}.seen.${code}`} value={own(variation.seen, code) ?? ''} />
            <CellField
              name={`${row}.stock.${code}`}
              label={about(`Stock, ${place}`)}
              inputMode="numeric"
              defaultValue={own(variation.stock, code) ?? '0'}
              error={error(`stock.${code}`) ?? error('stock')}
            />
          </Labelled>
        ))}
      {cell('pounds', 'Weight (lb)')}
      <Disclosure
        title={`More: barcode, measures, sale, lead time, delivery, restriction${mayGo ? ', removal' : ''}`}
        className={styles.more}
        open={hidden.some((field) => error(field)) || variation.reference !== '' || variation.delivery !== ''}
      >
        <div>
          <Field
            label="Barcode (GTIN)"
            hint="The number below the barcode: a UPC, EAN or ISBN. Shopping sites use it to identify the item."
            name={`${row}.gtin`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            defaultValue={variation.gtin}
            error={error('gtin')}
            optional
          />
          {name !== '' && (
            <TextArea
              label="Measures and other specifications of this variation"
              hint="One per line, such as “Dimensions: 72&quot; W × 38&quot; D × 33&quot; H”. They replace the product’s lines of the same name."
              name={`${row}.specifications`}
              rows={3}
              defaultValue={variation.specifications}
              error={error('specifications')}
              optional
            />
          )}
          <Select
            label="Compare-at price is"
            name={`${row}.referenceType`}
            defaultValue={variation.referenceType}
            options={[...referenceTypes]}
          />
          <Field
            label="Where it comes from"
            name={`${row}.evidence`}
            autoComplete="off"
            placeholder="Charged until May 31"
            defaultValue={variation.evidence}
            error={error('evidence')}
          />
          <Field
            label="Sale ends (New York time)"
            name={`${row}.endsAt`}
            {...momentInput}
            defaultValue={variation.endsAt}
            error={error('endsAt')}
            optional
          />
          <Field
            label="Lead time in business days"
            name={`${row}.leadTime`}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={variation.leadTime}
            error={error('leadTime')}
            optional
          />
          <Select
            label="Delivery"
            name={`${row}.delivery`}
            defaultValue={variation.delivery}
            error={error('delivery')}
            options={[
              { value: '', label: `Automatic (${(gramsOf(variation.pounds) ?? 0) > heaviestParcelGrams ? 'large item' : 'parcel'})` },
              ...deliveryClasses.map((value) => ({ value, label: deliveryWords[value] })),
            ]}
          />
          <Field
            label="Why it can’t be ordered"
            name={`${row}.restriction`}
            autoComplete="off"
            maxLength={200}
            defaultValue={variation.restriction}
            error={error('restriction')}
            optional
          />
          <Checkbox name={`${row}.madeToOrder`} value="1" defaultChecked={variation.madeToOrder}>
            Made to order
          </Checkbox>
          {mayGo && (
            <Checkbox name={`${row}.gone`} value="1" defaultChecked={variation.isGone}>
              Remove this variation
            </Checkbox>
          )}
        </div>
      </Disclosure>
    </fieldset>
  );
}

/** A caption above a dense field; its label has the full text. */
function Labelled({ label, isWide = false, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={classes(styles.label, isWide && styles.wide)}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}
