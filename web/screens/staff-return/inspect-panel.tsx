import type { StaffReturn } from '../../../contract/staff/orders/staff-returns.ts';
import { own } from '../../../contract/values/own.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import styles from './staff-return.module.css';

interface InspectPanelProps {
  one: StaffReturn;
  action: string;
  typed: Readonly<Record<string, string>>;
  /** By `line-{variationId}`. */
  errors: Readonly<Record<string, string>>;
}

const columns = [
  { key: 'restocked', title: 'Restock' },
  { key: 'damaged', title: 'Damaged' },
  { key: 'missing', title: 'Missing' },
] as const;

/** Records each line's units as restocked, damaged or missing; once recorded, corrects them. */
export function InspectPanel({ one: { lines, nothingToSend, inspectedAt }, action, typed, errors }: InspectPanelProps) {
  const usual = nothingToSend ? 'missing' : 'restocked';
  const lead = nothingToSend
    ? 'Nothing has to be sent back: units that never arrived are missing, and are refunded.'
    : 'Restocked units are back in stock. Missing units aren’t refunded.';
  return (
    <Panel
      title={inspectedAt ? 'Correct the inspection' : 'Inspect'}
      lead={inspectedAt ? `${lead} Stock changes by the difference.` : lead}
    >
      <form className={styles.inspect} method="post" action={action}>
        <input type="hidden" name="action" value="inspect" />
        {inspectedAt && <input type="hidden" name="corrects" value={inspectedAt} />}
        {lines.map(({ variationId, name, options, quantity, found }) => (
          <fieldset key={variationId} className={styles.line}>
            <legend className={styles.name}>
              {quantity} × {[name, ...Object.values(options)].join(', ')}
            </legend>
            {columns.map(({ key, title }) => (
              <Field
                key={key}
                label={title}
                name={`${key}-${variationId}`}
                type="number"
                inputMode="numeric"
                autoComplete="off"
                min={0}
                max={quantity}
                defaultValue={own(typed, `${key}-${variationId}`) ?? found?.[key] ?? (key === usual ? quantity : 0)}
              />
            ))}
            <LineError words={own(errors, `line-${variationId}`)} />
          </fieldset>
        ))}
        <Button type="submit" variant={inspectedAt ? 'secondary' : 'primary'}>
          {inspectedAt ? 'Save correction' : 'Save inspection'}
        </Button>
      </form>
    </Panel>
  );
}

/** Below the line's fields, since none of the three is wrong by itself. */
function LineError({ words }: { words: string | undefined }) {
  return (
    words && (
      <p className={styles.wrong} role="alert">
        {words}
      </p>
    )
  );
}
