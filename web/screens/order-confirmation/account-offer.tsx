import { type FormEvent, useState } from 'react';
import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import type { Failure } from '../../../contract/api/client.ts';
import { collectProblems, newPasswordProblem, passwordRule } from '../../../contract/api/field-rules.ts';
import { client } from '../../api/browser.ts';
import { withProof } from '../../api/with-proof.ts';
import form from '../../features/account/form.module.css';
import { PasswordField } from '../../features/account/password-field.tsx';
import { useFormErrors } from '../../features/account/use-form-errors.ts';
import { accountOrder, login } from '../../routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import styles from './account-offer.module.css';

const passwordOf = (fields: FormData) => String(fields.get('password') ?? '');
const check = (fields: FormData) => collectProblems({ password: newPasswordProblem(passwordOf(fields)) });

/**
 * Offers a guest an account after the order (checklist 24): the address is known, so a password is enough, and the account has the order. Without
 * script the form posts to the sign-in page's registration.
 */
export function AccountOffer({ email, orderNumber }: { email: string; orderNumber: string }) {
  const { errors, isValid, refuse, bind } = useFormErrors({}, check);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const orderPage = accountOrder({ orderNumber });

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !isValid()) return;
    const password = passwordOf(new FormData(event.currentTarget));
    setBusy(true);
    const result = await withProof((captcha) => client.call(accountEndpoints.register, { email, password, captcha }));
    if (result.ok) return location.assign(orderPage);
    setBusy(false);
    setFailure(result.code === 'password_common' ? null : result);
    if (result.fields?.password) refuse({ password: result.fields.password });
  };

  return (
    <section className={styles.offer} aria-labelledby="account-offer">
      <div className={styles.words}>
        <h2 id="account-offer">Keep this order at hand</h2>
        <p>
          Choose a password, and you have an account for <strong>{email}</strong> with this order in it.
        </p>
      </div>
      <form className={form.form} method="post" action={login()} {...bind} onSubmit={onSubmit}>
        <input type="hidden" name="action" value="register" />
        <input type="hidden" name="redirect_to" value={orderPage} />
        <input type="hidden" name="email" value={email} autoComplete="username" />
        {failure && (
          <Notice
            tone="error"
            action={failure.code === 'email_taken' && <a href={login({ tab: 'login', returnTo: orderPage, email })}>Sign in</a>}
          >
            {failure.message}
          </Notice>
        )}
        <PasswordField label="Password" name="password" autoComplete="new-password" hint={`${passwordRule}.`} error={errors.password} />
        <Button type="submit" variant="secondary" busy={busy}>
          Create account
        </Button>
      </form>
    </section>
  );
}
