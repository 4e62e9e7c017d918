import { useState } from 'react';
import { fromShopTime, momentInput, shopZoneName, toShopTime } from '../../../ui/browser/shop-time.ts';
import { Field } from '../../../ui/form/field.tsx';
import { useField } from '../editing-context.ts';
import type { FieldProps } from './field-props.ts';

/** A date and time in the shop's time zone, stored in UTC. */
export function MomentField({ form, path, value }: FieldProps) {
  const { fault, set } = useField(path);
  const kept = typeof value === 'string' ? toShopTime(value) : '';
  const [typed, setTyped] = useState(kept);
  // An incomplete date has no value yet, but must stay in the field.
  const shown = fromShopTime(typed) === null && kept === '' ? typed : kept;
  return (
    <Field
      label={form.label}
      hint={form.help ?? shopZoneName}
      error={fault}
      {...momentInput}
      name={path}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        set(fromShopTime(event.target.value));
      }}
    />
  );
}
