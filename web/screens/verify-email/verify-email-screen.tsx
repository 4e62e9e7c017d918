import { passwordGivenProblem } from '../../../contract/accounts/accounts.ts';
import { collectProblems } from '../../../contract/api/field-rules.ts';
import form from '../../features/account/form.module.css';
import { LinkForm } from '../../features/account/link-form.tsx';
import { PasswordField } from '../../features/account/password-field.tsx';
import { useFormErrors } from '../../features/account/use-form-errors.ts';
import { island } from '../../page/island.tsx';
import { account, accountProfile, home, verifyEmail } from '../../routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { FormPage } from '../../ui/form/form-page.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { VerifyEmailData } from './verify-email-data.ts';

const check = (fields: FormData) => collectProblems({ password: passwordGivenProblem(String(fields.get('password') ?? '')) });

/** Confirms an email by a mailed link: of a new account, or of an email change. */
function VerifyEmailScreen({ data }: { data: VerifyEmailData }) {
  if (data.state === 'done') {
    return (
      <FormPage
        heading="Your email is confirmed"
        lead="Thank you. Now we can reach you about your orders."
        actions={
          <>
            <LinkButton href={account()}>Go to my account</LinkButton>
            <a href={home()}>Continue shopping</a>
          </>
        }
      />
    );
  }
  if (data.state === 'spent') {
    return (
      <FormPage
        heading="This link no longer works"
        lead="Confirmation links work once, for a limited time, and stop working when you change your password. You can request a new one in your profile."
        actions={<LinkButton href={accountProfile()}>Go to my profile</LinkButton>}
      />
    );
  }
  if (data.state === 'password') return <PasswordFirst data={data} />;
  return (
    <FormPage heading="Confirm your email" lead="Let us know that this address is yours.">
      {data.message && <Notice tone="error">{data.message}</Notice>}
      <LinkForm action={verifyEmail({ token: data.token })} name="confirm" token={data.token}>
        <Button type="submit" size="large" wide>
          Confirm my email
        </Button>
      </LinkForm>
    </FormPage>
  );
}

/** Anyone can register with another person's email: its owner proves the account with its password, or gets an empty one. */
function PasswordFirst({ data }: { data: VerifyEmailData }) {
  const { errors, bind } = useFormErrors(data.errors, check);
  const action = verifyEmail({ token: data.token });
  return (
    <FormPage
      heading="Confirm your email"
      lead="You’re not signed in to this account in this browser. Enter its password to confirm that it’s yours."
    >
      {data.message && <Notice tone="error">{data.message}</Notice>}
      <LinkForm action={action} name="password" token={data.token} {...bind}>
        <PasswordField label="Password" name="password" autoComplete="current-password" error={errors.password} />
        <Button type="submit" size="large" wide>
          Confirm my email
        </Button>
      </LinkForm>
      <LinkForm action={action} name="start-over" token={data.token}>
        <p className={form.small}>
          Don’t know the password, or didn’t create this account? Set a new password. For your security, we then remove the name, addresses,
          cart and saved items that are in the account now.
        </p>
        <Button type="submit" variant="secondary" wide>
          Set a new password
        </Button>
      </LinkForm>
    </FormPage>
  );
}

export default island('screens/verify-email/verify-email-screen', VerifyEmailScreen);
