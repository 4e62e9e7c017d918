import { collectProblems, newPasswordProblem, passwordRule } from '../../../contract/api/field-rules.ts';
import form from '../../features/account/form.module.css';
import { PasswordField } from '../../features/account/password-field.tsx';
import { useFormErrors } from '../../features/account/use-form-errors.ts';
import { island } from '../../page/island.tsx';
import { login, passwordReset, resetRequest } from '../../routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { FormPage } from '../../ui/form/form-page.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { PasswordResetData } from './password-reset-data.ts';

const check = (fields: FormData) => collectProblems({ password: newPasswordProblem(String(fields.get('password') ?? '')) });

/** Sets a new password by an e-mailed link (spec §2.11). */
function PasswordResetScreen({ data }: { data: PasswordResetData }) {
  const { errors, bind } = useFormErrors(data.errors, check);
  if (data.token === null) {
    return (
      <FormPage
        heading="This link no longer works"
        lead="Password links work once and expire after an hour. We can send you a new one right away."
      >
        <div className={form.end}>
          <LinkButton href={resetRequest()}>Send me a new link</LinkButton>
        </div>
      </FormPage>
    );
  }
  return (
    <FormPage heading="Set a new password" lead="You’ll be signed out on all devices, and can sign in with the new password.">
      {data.message && <Notice tone="error">{data.message}</Notice>}
      <form className={form.form} method="post" action={passwordReset({ token: data.token })} {...bind}>
        <input type="hidden" name="action" value="set" />
        <input type="hidden" name="token" value={data.token} />
        {data.startsOver && (
          <Notice>
            This email was never confirmed. For your security, a new password removes the name, addresses, cart and saved items that are in
            the account now. Know the password? <a href={login()}>Sign in instead</a>
          </Notice>
        )}
        <PasswordField label="New password" name="password" autoComplete="new-password" hint={`${passwordRule}.`} error={errors.password} />
        <Button type="submit" size="large" wide>
          Set password
        </Button>
      </form>
    </FormPage>
  );
}

export default island('screens/password-reset/password-reset-screen', PasswordResetScreen);
