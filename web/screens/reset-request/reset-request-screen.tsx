import { type FormEvent, useState } from 'react';
import { accountEndpoints } from '../../../contract/accounts.ts';
import { collectProblems, emailProblem } from '../../../contract/field-rules.ts';
import { client } from '../../api/browser.ts';
import { Door } from '../../features/account/door.tsx';
import { EmailField } from '../../features/account/email-field.tsx';
import form from '../../features/account/form.module.css';
import { useFormErrors } from '../../features/account/use-form-errors.ts';
import { withProof } from '../../features/account/with-proof.ts';
import { login, resetRequest } from '../../routes.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ResetRequestData } from './page.ts';

const emailOf = (fields: FormData) => String(fields.get('email') ?? '');
const check = (fields: FormData) => collectProblems({ email: emailProblem(emailOf(fields)) });

/** Asks for a link that sets a new password (spec §2.11); says the same whether the address has an account or not. */
export default function ResetRequestScreen({ data }: { data: ResetRequestData }) {
  const { errors, holds, refuse, bind } = useFormErrors(data.errors, check);
  const [message, setMessage] = useState(data.message);
  const [busy, setBusy] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !holds()) return;
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
      <Door
        heading="Check your inbox"
        lead={
          <>
            If there is an account with <strong>{data.email}</strong>, a link to set a new password is on its way. It works for an hour.
          </>
        }
      >
        <p className={form.small}>Nothing there after a few minutes? Look among unwanted mail, or ask again with another address.</p>
        <div className={form.end}>
          <LinkButton href={login()}>Back to sign-in</LinkButton>
          <a href={resetRequest({ email: data.email })}>Ask again</a>
        </div>
      </Door>
    );
  }
  return (
    <Door heading="Reset your password" lead="Tell us your email, and we send you a link to set a new one.">
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
    </Door>
  );
}
