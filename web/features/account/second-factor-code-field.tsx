import { Field } from '../../ui/form/field.tsx';

/** The field for a code of the authenticator app, or a recovery code. */
export function SecondFactorCodeField({ error }: { error: string | undefined }) {
  return (
    <Field
      label="Code"
      name="code"
      autoComplete="one-time-code"
      inputMode="text"
      autoCapitalize="characters"
      spellCheck={false}
      hint="No phone? Use a recovery code."
      error={error}
    />
  );
}
