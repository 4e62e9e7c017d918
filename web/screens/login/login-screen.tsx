import { passwordRule } from '../../../contract/api/field-rules.ts';
import { EmailField } from '../../features/account/email-field.tsx';
import form from '../../features/account/form.module.css';
import { PasswordField } from '../../features/account/password-field.tsx';
import { island } from '../../page/island.tsx';
import { checkout, findOrder, login, manageEmail, resetRequest } from '../../routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { FormPage } from '../../ui/form/form-page.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { CodeStep } from './code-step.tsx';
import { Family } from './family.tsx';
import type { LoginData } from './login-data.ts';
import styles from './login-screen.module.css';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { useEntry } from './use-entry.ts';

/** Sign-in and registration (spec §2.11), and the second step of signing in. */
function LoginScreen({ data }: { data: LoginData }) {
  return data.step === 'code' ? <CodeStep data={data} /> : <Entry data={data} />;
}

/** Two forms in tabs. */
function Entry({ data }: { data: LoginData }) {
  const { tab, returnTo } = data;
  const { errors, message, busy, bind } = useEntry(data);
  const registers = tab === 'register';
  return (
    <FormPage heading={registers ? 'Create an account' : 'Sign in'} aside={<Family brandNames={data.brandNames} />}>
      <nav className={styles.tabs} aria-label="Sign in or create an account">
        <a href={login({ tab: 'login', returnTo: returnTo ?? undefined })} aria-current={registers ? undefined : 'page'}>
          Sign in
        </a>
        <a href={login({ tab: 'register', returnTo: returnTo ?? undefined })} aria-current={registers ? 'page' : undefined}>
          Create an account
        </a>
      </nav>
      {data.isGuestThere && <Notice>You’re not signed in there either. Sign in here; it’s the same account.</Notice>}
      {data.done && <Notice tone="success">{data.done}</Notice>}
      {message && <Notice tone="error">{message}</Notice>}
      <form className={form.form} method="post" action={login()} {...bind}>
        <input type="hidden" name="action" value={tab} />
        {returnTo && <input type="hidden" name="redirect_to" value={returnTo} />}
        <EmailField defaultValue={data.email} error={errors.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete={registers ? 'new-password' : 'current-password'}
          hint={registers ? `${passwordRule}.` : undefined}
          error={errors.password}
        />
        {registers ? (
          <Checkbox name="subscribe" value="yes" defaultChecked={data.subscribe}>
            Send me new arrivals and offers, about twice a month
          </Checkbox>
        ) : (
          <p className={form.small}>
            <a href={resetRequest()}>Forgot your password?</a>
          </p>
        )}
        <Button type="submit" size="large" wide busy={busy}>
          {registers ? 'Create account' : 'Sign in'}
        </Button>
      </form>
      {!registers && <PasskeySignIn returnTo={returnTo} />}
      {data.goesToCheckout && (
        <form method="post" action={checkout()}>
          <Button type="submit" name="action" value="guest" variant="secondary" wide>
            Continue as guest
          </Button>
        </form>
      )}
      {data.sisters.map(({ name, href }) => (
        <LinkButton key={name} href={href} variant="secondary" wide>
          Continue with {name}
        </LinkButton>
      ))}
      <p className={form.small}>
        {registers ? (
          <>
            You can choose which emails you get at any time in your <a href={manageEmail()}>email preferences</a>.
          </>
        ) : (
          <>
            New here? <a href={login({ tab: 'register', returnTo: returnTo ?? undefined })}>Create an account</a>. You can also check out
            without one, and <a href={findOrder()}>find an order</a> you placed as a guest.
          </>
        )}
      </p>
    </FormPage>
  );
}

export default island('screens/login/login-screen', LoginScreen);
