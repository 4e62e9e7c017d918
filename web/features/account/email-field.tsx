import { Field } from '../../ui/form/field.tsx';

/** The email of an account; password managers use it as the username. */
export function EmailField({ defaultValue, error }: { defaultValue?: string | undefined; error: string | undefined }) {
  return (
    <Field
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={defaultValue}
      error={error}
    />
  );
}
