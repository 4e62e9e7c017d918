import type { ComponentProps } from 'react';
import form from './form.module.css';

interface LinkFormProps extends Omit<ComponentProps<'form'>, 'action'> {
  /** URL that the form posts to. */
  action: string;
  /** The page's action. */
  name: string;
  /** Token of the mailed link. */
  token: string;
}

/** The form of a page that a mailed link opens: it sends the link's token along, and works without script. */
export function LinkForm({ action, name, token, children, ...props }: LinkFormProps) {
  return (
    <form className={form.form} method="post" action={action} {...props}>
      <input type="hidden" name="action" value={name} />
      <input type="hidden" name="token" value={token} />
      {children}
    </form>
  );
}
