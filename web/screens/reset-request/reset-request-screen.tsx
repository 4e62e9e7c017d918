import { type FormEvent, useState } from 'react';
import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import { collectProblems, emailProblem } from '../../../contract/api/field-rules.ts';
import { client } from '../../api/browser.ts';
import { withProof } from '../../api/with-proof.ts';
import { EmailField } from '../../features/account/email-field.tsx';
import form from '../../features/account/form.module.css';
import { useFormErrors } from '../../features/account/use-form-errors.ts';
import { island } from '../../page/island.tsx';
import { login, resetRequest } from '../../routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { FormPage } from '../../ui/form/form-page.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { ResetRequestData } from './reset-request-data.ts';

const emailOf = (fields: FormData) => String(fields.get('email') ?? '');
const check = (fields: FormData) => collectProblems({ email: emailProblem(emailOf(fields)) });

/** Requests a link to set a new password (spec §2.11); says the same whether the address has an account or not. */
function ResetRequestScreen({ data }: { data: ResetRequestData }) {
  const { errors, isValid, refuse, bind } = useFormErrors(data.errors, check);
  const [message, setMessage] = useState(data.message);
  const [busy, setBusy] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !isValid()) return;
    const email = emailOf(new FormData(event.currentTarget));
    setBusy(true);
    const result = await withProof((captcha) => client.call(accountEndpoints.requestPasswordReset, { email, captcha }));
    if (result.ok) return location.assign(resetRequest({ email, done: 'sent' }));
    setBusy(false);
    setMessage(result.fields ? null : result.message);
    if (result.fields) refuse(result.fields);
  };

  if (data.sent) {
    return (
      <FormPage
        heading="Check your inbox"
        lead={
          <>
            If <strong>{data.email}</strong> has an account, a link to set a new password is on its way. It expires in an hour.
          </>
        }
      >
        <p className={form.small}>Nothing after a few minutes? Check your spam folder, or try another address.</p>
        <div className={form.end}>
          <LinkButton href={login()}>Back to sign-in</LinkButton>
          <a href={resetRequest({ email: data.email })}>Try another address</a>
        </div>
      </FormPage>
    );
  }
  return (
    <FormPage heading="Reset your password" lead="Enter your email and we’ll send you a link to set a new password.">
      {message && <Notice tone="error">{message}</Notice>}
      <form className={form.form} method="post" action={resetRequest()} {...bind} onSubmit={onSubmit}>
        <input type="hidden" name="action" value="request" />
        <EmailField defaultValue={data.email} error={errors.email} />
        <Button type="submit" size="large" wide busy={busy}>
          Send me a link
        </Button>
      </form>
      <p className={form.small}>
        Remembered it? <a href={login()}>Sign in</a>
      </p>
    </FormPage>
  );
}

export default island('screens/reset-request/reset-request-screen', ResetRequestScreen);
