import { type FormEvent, useState } from 'react';
import { secondFactorEndpoints } from '../../../contract/accounts/second-factor.ts';
import { collectProblems } from '../../../contract/api/field-rules.ts';
import { codeProblem } from '../../../contract/api/second-factor-code.ts';
import { client } from '../../api/browser.ts';
import form from '../../features/account/form.module.css';
import { SecondFactorCodeField } from '../../features/account/second-factor-code-field.tsx';
import { useFormErrors } from '../../features/account/use-form-errors.ts';
import { login } from '../../routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { FormPage } from '../../ui/form/form-page.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { goOn } from './go-on.ts';
import type { LoginData } from './login-data.ts';

const codeIn = (fields: FormData) => String(fields.get('code') ?? '');
const check = (fields: FormData) => collectProblems({ code: codeProblem(codeIn(fields)) });

/** The second step of signing in. */
export function CodeStep({ data: { errors: found, message: told, returnTo } }: { data: LoginData }) {
  const { form: ref, errors, isValid, refuse, bind } = useFormErrors(found, check);
  const [message, setMessage] = useState(told);
  const [busy, setBusy] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !isValid() || !ref.current) return;
    setMessage(null);
    setBusy(true);
    const result = await client.call(secondFactorEndpoints.confirmCode, { code: codeIn(new FormData(ref.current)) });
    if (result.ok) return goOn(returnTo);
    setBusy(false);
    if (result.fields) return refuse(result.fields);
    setMessage(result.message);
  };
  return (
    <FormPage heading="Enter your code" lead="Two-step sign-in is on. Enter the six-digit code from your authenticator app.">
      {message && <Notice tone="error">{message}</Notice>}
      <form className={form.form} method="post" action={login()} {...bind} onSubmit={onSubmit}>
        <input type="hidden" name="action" value="code" />
        {returnTo && <input type="hidden" name="redirect_to" value={returnTo} />}
        <SecondFactorCodeField error={errors.code} />
        <Button type="submit" size="large" wide busy={busy}>
          Sign in
        </Button>
      </form>
      <p className={form.small}>
        <a href={login({ tab: 'login', returnTo: returnTo ?? undefined })}>Start over</a>. Lost your phone and your recovery codes? Our
        customer care can help.
      </p>
    </FormPage>
  );
}
