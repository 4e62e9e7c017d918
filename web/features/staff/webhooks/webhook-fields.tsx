import { webhookKinds } from '../../../../contract/staff/webhooks.ts';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { Field } from '../../../ui/form/field.tsx';
import form from '../form.module.css';
import styles from './webhook-fields.module.css';
import { kindNames } from './words.ts';

export interface TypedWebhook {
  readonly url: string;
  readonly kinds: readonly string[];
}

/** Address and events of a webhook. */
export function WebhookFields({ typed, errors }: { typed: TypedWebhook; errors: Readonly<Record<string, string>> }) {
  return (
    <>
      <Field
        label="Address"
        name="url"
        type="url"
        autoComplete="off"
        hint="A public address that starts with https://"
        maxLength={500}
        defaultValue={typed.url}
        error={errors.url}
        required
      />
      <fieldset className={styles.kinds} aria-describedby={errors.kinds ? 'kinds-error' : undefined}>
        <legend>Events</legend>
        {errors.kinds && (
          <p id="kinds-error" className={styles.error} role="alert">
            {errors.kinds}
          </p>
        )}
        {webhookKinds.map((kind) => (
          <Checkbox key={kind} name="kinds" value={kind} defaultChecked={typed.kinds.includes(kind)}>
            {kindNames[kind]} <code className={form.quiet}>{kind}</code>
          </Checkbox>
        ))}
      </fieldset>
    </>
  );
}
