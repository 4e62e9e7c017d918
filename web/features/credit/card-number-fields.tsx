import { Field } from '../../ui/form/field.tsx';

interface CardNumberFieldsProps {
  /** Names of the fields. */
  names: { readonly number: string; readonly postalCode: string };
  errors: { readonly number?: string | undefined; readonly postalCode?: string | undefined };
}

/** What adds a store card its holder already has. The number is never sent back into a page. */
export function CardNumberFields({ names, errors }: CardNumberFieldsProps) {
  return (
    <>
      <Field
        label="Card number"
        name={names.number}
        inputMode="numeric"
        autoComplete="off"
        maxLength={23}
        spellCheck={false}
        hint="The 16 digits on your card, or the temporary number."
        error={errors.number}
      />
      <Field
        label="Billing ZIP code"
        name={names.postalCode}
        inputMode="numeric"
        autoComplete="billing postal-code"
        maxLength={10}
        error={errors.postalCode}
      />
    </>
  );
}
