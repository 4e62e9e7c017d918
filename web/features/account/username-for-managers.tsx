import styles from './username-for-managers.module.css';

/** Tells password managers whose password a form asks for. */
export function UsernameForManagers({ email }: { email: string }) {
  return (
    <input
      className={styles.username}
      type="email"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
