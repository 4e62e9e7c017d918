import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DeliveryDestination } from '../../../contract/delivery/delivery.ts';
import { unreachable } from '../../api/browser.ts';
import { isOffline } from '../../ui/browser/offline.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './postal-code-form.module.css';

/** A code as it was typed, and what is wrong with it. */
export interface RefusedPostalCode {
  readonly postalCode: string;
  readonly error: string;
}

interface PostalCodeFormProps {
  /** The place known so far. */
  destination: DeliveryDestination | null;
  /** The button's label. */
  verb: string;
  /** The URL the form posts to without script; its action is `postal-code`. */
  action: string;
  /** A code sent without script that was refused. */
  refused: RefusedPostalCode | null;
  /** Called after another code was saved. */
  onChange(): void;
}

/** A link that opens the postal code field in place; a post without script, a call with it. */
export function PostalCodeForm({ destination, verb, action, refused, onChange }: PostalCodeFormProps) {
  const [error, setError] = useState(refused?.error ?? null);
  const [busy, setBusy] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const postalCode = destination?.postalCode ?? '';

  /* Scroll it out from under the bar at the window's bottom. */
  const show = () => details.current?.scrollIntoView({ block: 'nearest' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new error
  useEffect(() => {
    if (error) show();
  }, [error]);
  const code = destination?.countryCode === 'CA' ? 'postal code' : 'ZIP code';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy || !input.current) return;
    const typed = input.current.value;
    setBusy(true);
    const rules = await import('./change-postal-code.ts').catch(() => null);
    // A post while offline would lose the page; otherwise it does the same.
    if (!rules && !(await isOffline())) return form.submit();
    const fault = rules ? await rules.changePostalCode(typed) : unreachable;
    setBusy(false);
    setError(fault);
    if (fault) return input.current?.focus();
    if (details.current) details.current.open = false;
    details.current?.querySelector('summary')?.focus();
    onChange();
  };

  return (
    <details
      ref={details}
      className={styles.change}
      open={refused !== null}
      onToggle={() => {
        const field = input.current;
        if (!details.current?.open || !field) return;
        // Here only: a place that becomes known later must not change what is being typed.
        if (!error) field.value = postalCode;
        field.select();
        show();
      }}
    >
      <summary className={styles.words}>
        {destination ? (
          <>
            Change<VisuallyHidden> {code}</VisuallyHidden>
          </>
        ) : (
          'Enter your ZIP code'
        )}
      </summary>
      <form className={styles.form} action={action} method="post" onSubmit={submit} noValidate>
        <input type="hidden" name="action" value="postal-code" />
        {/* Canadian codes contain letters, so no numeric keyboard. */}
        <Field
          ref={input}
          label="ZIP or postal code"
          name="postalCode"
          autoComplete="postal-code"
          inputMode="text"
          autoCapitalize="characters"
          enterKeyHint="done"
          spellCheck={false}
          maxLength={10}
          required
          defaultValue={(error && refused?.postalCode) ?? postalCode}
          error={error ?? undefined}
          className={styles.field ?? ''}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {verb}
        </Button>
      </form>
    </details>
  );
}
