import { type ComponentProps, useState } from 'react';
import { Field } from '../../ui/form/field.tsx';
import styles from './password-field.module.css';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'end' | 'defaultValue'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password field that can show what is typed; the shop never fills it in. */
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
