import { type FormEvent, useState } from 'react';
import { cardBrandOf, spaceCardNumber } from '../../../contract/api/field-rules.ts';
import { Field } from '../../ui/form/field.tsx';
import { CreditCard } from '../../ui/icons/icons-goods.tsx';
import styles from './fields.module.css';
import type { FieldErrors } from './typed-form.ts';

interface CardFieldsProps {
  errors: FieldErrors;
  /** From a post without script that came back with an error; number and code never come back (checklist 27). */
  typed?: { expiry: string } | null;
}

/** Formats a field as printed on the card and keeps the caret behind its digit. */
function rewrite(input: HTMLInputElement, format: (text: string) => string): void {
  const before = input.value.slice(0, input.selectionStart ?? input.value.length).replace(/\D/g, '').length;
  const next = format(input.value);
  if (next === input.value) return;
  input.value = next;
  let at = 0;
  for (let seen = 0; at < next.length && seen < before; at++) if (/\d/.test(next[at] ?? '')) seen++;
  input.setSelectionRange(at, at);
}

const groupExpiry = (text: string) => {
  const digits = text.replace(/\D/g, '').slice(0, 6);
  if (digits.length < 3) return text.endsWith('/') && digits.length === 2 ? `${digits}/` : digits;
  return `${digits.slice(0, 2)}/${digits.slice(2)}`;
};

/** Card number, expiry and code: numeric keyboard, spaces as printed, brand recognized, never `type=number` (checklist 26–27). */
export function CardFields({ errors, typed }: CardFieldsProps) {
  const [brand, setBrand] = useState<ReturnType<typeof cardBrandOf>>(null);
  const number = (event: FormEvent<HTMLInputElement>) => {
    rewrite(event.currentTarget, spaceCardNumber);
    setBrand(cardBrandOf(event.currentTarget.value));
  };
  return (
    <div className={styles.grid}>
      <Field
        label="Card number"
        name="card.number"
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={23}
        spellCheck={false}
        hint={typed ? 'Please enter the number again. For your safety, we never send it back to this page.' : undefined}
        error={errors['card.number']}
        onInput={number}
        end={brand ?? <CreditCard size={20} />}
      />
      <Field
        className={styles.half}
        label="Expires (MM/YY)"
        name="card.expiry"
        inputMode="numeric"
        autoComplete="cc-exp"
        maxLength={7}
        defaultValue={typed?.expiry}
        error={errors['card.expiry']}
        onInput={(event) => rewrite(event.currentTarget, groupExpiry)}
      />
      <Field
        className={styles.half}
        label="Security code"
        name="card.securityCode"
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        error={errors['card.securityCode']}
      />
    </div>
  );
}
