interface SignOutProps {
  /** The sign-in page, which handles the form. */
  action: string;
  to: 'home' | 'login';
  className?: string | undefined;
  label?: string;
}

/** Ends the session with a plain form; leads to the home page from the header, to the sign-in from anywhere else (rulings: Session and visitor). */
export function SignOut({ action, to, className, label = 'Sign out' }: SignOutProps) {
  return (
    <form method="post" action={action} data-signs-out>
      <input type="hidden" name="action" value="logout" />
      <input type="hidden" name="to" value={to} />
      <button type="submit" className={className}>
        {label}
      </button>
    </form>
  );
}
