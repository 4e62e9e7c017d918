import { type FormEvent, useState } from 'react';
import { visitorEndpoints } from '../../../contract/visitor/visitor.ts';
import { client } from '../../api/browser.ts';
import { checkout, login } from '../../routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import styles from './sign-in-offer.module.css';

/**
 * Offers guests sign-in once: "Continue as guest" is remembered until the browser closes (spec §3: is_login_skipped). The form below is usable all
 * the time, since guest is the default (checklist 24).
 */
export function SignInOffer() {
  const [skipped, setSkipped] = useState(false);
  if (skipped) return null;
  const skip = (event: FormEvent) => {
    event.preventDefault();
    setSkipped(true);
    document.querySelector<HTMLInputElement>('input[name="contact.email"]')?.focus();
    void client.call(visitorEndpoints.skipLogin, {});
  };
  return (
    <section className={styles.offer} aria-labelledby="sign-in-offer">
      <div>
        <h2 id="sign-in-offer">Have an account?</h2>
        <p>Sign in to use your saved addresses and cards.</p>
      </div>
      <form className={styles.buttons} method="post" action={checkout()} onSubmit={skip}>
        <LinkButton href={login({ tab: 'login', returnTo: checkout() })} variant="secondary">
          Sign in
        </LinkButton>
        <Button type="submit" name="action" value="guest" variant="quiet">
          Continue as guest
        </Button>
      </form>
    </section>
  );
}
