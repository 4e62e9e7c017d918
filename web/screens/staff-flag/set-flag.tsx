import { family } from '../../../contract/family.ts';
import { scopeName } from '../../features/staff/flag-words.ts';
import form from '../../features/staff/form.module.css';
import { Button } from '../../ui/button.tsx';
import { Field, Select, TextArea } from '../../ui/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { StaffFlagData } from './page.ts';
import styles from './staff-flag-screen.module.css';

const scopes = [{ value: '', label: scopeName(null) }, ...family.map(({ key, name }) => ({ value: key, label: name }))];

/** Sets a feature: on or off for a brand, or, where visitors may differ, for a share of them and some by name. */
export function SetFlag({ shown: { flag, errors, typed }, action }: { shown: StaffFlagData; action: string }) {
  return (
    <form className={form.stack} method="post" action={action}>
      <input type="hidden" name="action" value="set" />
      <Select label="For" name="brand" defaultValue={typed.brand} options={scopes} error={errors.brand} />
      {flag.reach === 'brand' ? (
        <Select
          label="State"
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
            label="Of a hundred visitors"
            name="percentage"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={typed.percentage}
            hint="100 is on, 0 is off."
            error={errors.percentage}
          />
          <TextArea
            className={styles.visitors}
            label="And these visitors"
            optional
            name="visitors"
            rows={2}
            defaultValue={typed.visitors}
            hint="Values of their visitor_id cookie, one a line."
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
        hint="For the history and the audit log."
        error={errors.reason}
      />
      <Button type="submit">Set it</Button>
    </form>
  );
}

/** Takes a setting back. */
export function ClearFlag({ brand, action }: { brand: string | null; action: string }) {
  return (
    <details className={styles.clear}>
      <summary>
        Take it back<VisuallyHidden>: {scopeName(brand)}</VisuallyHidden>
      </summary>
      <form className={form.row} method="post" action={action}>
        <input type="hidden" name="action" value="clear" />
        <input type="hidden" name="brand" value={brand ?? ''} />
        <Field label="Reason" name="reason" autoComplete="off" maxLength={255} required />
        <Button type="submit" variant="secondary" size="small">
          Take it back
        </Button>
      </form>
    </details>
  );
}
