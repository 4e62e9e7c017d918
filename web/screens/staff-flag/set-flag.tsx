import { scopeName } from '../../features/staff/flag-words.ts';
import form from '../../features/staff/form.module.css';
import type { Me } from '../../features/staff/staff-page.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field, Select, TextArea } from '../../ui/form/field.tsx';
import { Disclosure } from '../../ui/layers/disclosure.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { StaffFlagData } from './staff-flag-data.ts';
import styles from './staff-flag-screen.module.css';

interface SetFlagProps extends Pick<Me, 'brands'> {
  shown: StaffFlagData;
  action: string;
}

/** Changes a feature: on or off per brand or, where visitors may differ, for a percentage of them and for chosen ones. */
export function SetFlag({ shown: { flag, errors, typed }, brands, action }: SetFlagProps) {
  const scopes = [null, ...brands.map(({ key }) => key)].map((brand) => ({ value: brand ?? '', label: scopeName(brand, brands) }));
  return (
    <form className={form.stack} method="post" action={action}>
      <input type="hidden" name="action" value="set" />
      <input type="hidden" name="version" value={flag.version} />
      <Select label="Brand" name="brand" defaultValue={typed.brand} options={scopes} error={errors.brand} />
      {flag.reach === 'brand' ? (
        <Select
          label="Status"
          name="percentage"
          defaultValue={typed.percentage || '100'}
          options={[
            { value: '100', label: 'On' },
            { value: '0', label: 'Off' },
          ]}
          error={errors.percentage}
        />
      ) : (
        <>
          <Field
            label="Percentage of visitors"
            name="percentage"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={typed.percentage}
            hint="0 is off for everyone, 100 is on for everyone."
            error={errors.percentage}
          />
          <TextArea
            className={styles.visitors}
            label="Always on for"
            optional
            name="visitors"
            rows={2}
            defaultValue={typed.visitors}
            hint="visitor_id cookie values, one per line."
            error={errors.visitors}
          />
        </>
      )}
      <Field
        label="Reason"
        name="reason"
        autoComplete="off"
        maxLength={255}
        defaultValue={typed.reason}
        hint="Shown in the history and the audit log."
        error={errors.reason}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

interface ClearFlagProps extends Pick<StaffFlagData, 'flag'> {
  scope: string;
  brand: string | null;
  action: string;
}

/** Removes a setting, so that the wider one or the default applies again. */
export function ClearFlag({ scope, flag, brand, action }: ClearFlagProps) {
  return (
    <Disclosure
      title={
        <>
          Remove<VisuallyHidden>: {scope}</VisuallyHidden>
        </>
      }
    >
      <form className={form.row} method="post" action={action}>
        <input type="hidden" name="action" value="clear" />
        <input type="hidden" name="version" value={flag.version} />
        <input type="hidden" name="brand" value={brand ?? ''} />
        <Field label="Reason" name="reason" autoComplete="off" maxLength={255} required />
        <Button type="submit" variant="secondary" size="small">
          Remove setting
        </Button>
      </form>
    </Disclosure>
  );
}
