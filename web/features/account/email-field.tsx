import { Field } from '../../ui/field.tsx';

/** The address an account goes by; password managers take it for the user's name. */
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
