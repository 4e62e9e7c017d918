import { maxPastedTaxesLength, taxColumns, taxTablePath } from '../../../contract/settings/taxes.ts';
import { Panel } from '../../features/staff/panel.tsx';
import styles from '../../features/staff/settings-form.module.css';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { staffSettings, staffTaxes } from '../../staff-routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { Field, TextArea } from '../../ui/form/field.tsx';
import type { RegionForm, StaffTaxesData } from './staff-taxes-data.ts';
import { LocalRates, RegionTable, UploadTable } from './tax-tables.tsx';
import { UploadTaxes } from './upload-taxes.tsx';

/** Tax rates of states and provinces, and those of postal codes by upload. */
function StaffTaxesScreen({ data }: { data: StaffData<StaffTaxesData> }) {
  return (
    <StaffFrame
      data={data}
      place="settings"
      heading="Taxes"
      lead={<a href={staffSettings()}>All settings</a>}
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          {shown.edit && <EditRegion {...shown.edit} errors={shown.errors} />}
          <Upload {...shown} />
          {shown.listed.uploads.length > 0 && <UploadTable {...shown} />}
          <LocalRates {...shown} views={data.views} />
          <RegionTable regions={shown.listed.regions} />
        </>
      )}
    </StaffFrame>
  );
}

function EditRegion({ region, typed, errors }: RegionForm & Pick<StaffTaxesData, 'errors'>) {
  const value = `${region.country}-${region.region}`;
  return (
    <Panel title={region.name} lead="Postal codes with a rate of their own keep it.">
      <form className={styles.columns} method="post" action={staffTaxes()}>
        <input type="hidden" name="action" value="setRegion" />
        <input type="hidden" name="basedOn" value={region.fingerprint} />
        <input type="hidden" name="region" value={value} />
        <Field
          label="Rate in percent"
          name="rate"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          hint="All taxes together, with up to three decimals: 7.25."
          defaultValue={typed.rate}
          error={errors.rate}
          required
        />
        <Field
          label="Taxes by name"
          name="taxes"
          autoComplete="off"
          maxLength={200}
          optional
          hint="On invoices: GST 5 + PST 7. They add up to the rate."
          defaultValue={typed.taxes}
          error={errors.taxes}
        />
        <Checkbox name="shippingTaxed" value="true" defaultChecked={typed.shippingTaxed}>
          Shipping is taxed
        </Checkbox>
        <div className={styles.actions}>
          <Button type="submit">Save rate</Button>
          <LinkButton href={staffTaxes()} variant="secondary">
            Cancel
          </LinkButton>
        </div>
      </form>
      {region.isOwn && (
        <form method="post" action={staffTaxes()}>
          <input type="hidden" name="action" value="resetRegion" />
          <input type="hidden" name="region" value={value} />
          <Button type="submit" variant="quiet" size="small">
            Reset to the built-in rate
          </Button>
        </form>
      )}
    </Panel>
  );
}

function Upload({ text, replaces, errors }: StaffTaxesData) {
  return (
    <Panel
      title="Upload a table"
      lead="Postal code rates include county and city taxes. You’ll see what would change first; nothing applies until you confirm."
    >
      <form className={styles.columns} method="post" action={staffTaxes()}>
        <input type="hidden" name="action" value="paste" />
        <TextArea
          label="Rates, one per line"
          name="text"
          rows={5}
          maxLength={maxPastedTaxesLength}
          spellCheck={false}
          placeholder={`${taxColumns.slice(0, 5).join(',')}\nUS,WA,98101,10.35,yes`}
          hint="Empty postal code: the whole state or province. A sixth column may name the taxes."
          defaultValue={text}
          error={errors.text}
        />
        <div className={styles.side}>
          <Checkbox name="replaces" value="true" defaultChecked={replaces}>
            Replace the whole table: rates that aren’t in it are deleted
          </Checkbox>
          <div className={styles.actions}>
            <Button type="submit" variant="secondary">
              Check pasted rates
            </Button>
            <UploadTaxes />
          </div>
          <p>
            <a href={taxTablePath} download>
              Download the current table
            </a>
          </p>
        </div>
      </form>
    </Panel>
  );
}

export default island('screens/staff-taxes/staff-taxes-screen', StaffTaxesScreen);
