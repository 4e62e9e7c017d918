import { useState } from 'react';
import { isPlainRecord } from '../../../../contract/values/plain.ts';
import { parseDollars } from '../../../ui/form/dollars.ts';
import { Field } from '../../../ui/form/field.tsx';
import { useField } from '../editing-context.ts';
import type { FieldProps } from './field-props.ts';

const inDollars = (cents: unknown): string => (typeof cents === 'number' ? (cents / 100).toFixed(2) : String(cents ?? ''));

/** An amount in dollars, stored in cents with its currency. */
export function MoneyField({ form, path, value }: FieldProps) {
  const amountPath = `${path}.amount`;
  const { fault, set } = useField(amountPath);
  const amount = isPlainRecord(value) ? value.amount : undefined;
  const [typed, setTyped] = useState(inDollars(amount));
  const shown = parseDollars(typed) === amount ? typed : inDollars(amount);
  return (
    <Field
      label={form.label}
      hint={form.help ?? 'US dollars'}
      error={fault}
      name={path}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        set(parseDollars(event.target.value) ?? event.target.value);
      }}
    />
  );
}
