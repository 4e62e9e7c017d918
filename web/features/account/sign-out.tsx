import { login } from '../../routes.ts';

/** Ends the session by a plain form; leads home from the header, to the sign-in from anywhere else (rulings: Session and visitor). */
export function SignOut({ to, className, label = 'Sign out' }: { to: 'home' | 'login'; className?: string | undefined; label?: string }) {
  return (
    <form method="post" action={login()}>
      <input type="hidden" name="action" value="logout" />
      <input type="hidden" name="to" value={to} />
      <button type="submit" className={className}>
        {label}
      </button>
    </form>
  );
}
