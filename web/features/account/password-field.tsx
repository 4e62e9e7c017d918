import { type ComponentProps, useState } from 'react';
import { Field } from '../../ui/field.tsx';
import styles from './password-field.module.css';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'end' | 'defaultValue'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password, which can be looked at while it is typed; never filled in by the shop. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button type="button" className={styles.toggle} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
          <span className={styles.hidden}> password</span>
        </button>
      }
    />
  );
}
