import { type FormEvent, useState } from 'react';
import { accountEndpoints, registrationProblems, signInProblems } from '../../../contract/accounts/accounts.ts';
import { client } from '../../api/browser.ts';
import { withProof } from '../../api/with-proof.ts';
import { textIn, useFormErrors } from '../../features/account/use-form-errors.ts';
import { login } from '../../routes.ts';
import { goOn } from './go-on.ts';
import type { LoginData } from './login-data.ts';

const typedOf = (fields: FormData) => ({ email: textIn(fields, 'email'), password: textIn(fields, 'password') });

/** Signs in or registers without leaving the page, so that the password stays while an error is corrected. */
export function useEntry({ tab, returnTo, errors: found, message: told }: LoginData) {
  const registers = tab === 'register';
  const check = (fields: FormData) => (registers ? registrationProblems : signInProblems)(typedOf(fields));
  const { form, errors, isValid, refuse, bind } = useFormErrors(found, check);
  const [message, setMessage] = useState(told);
  const [busy, setBusy] = useState(false);

  const attempt = (fields: FormData) => {
    const typed = typedOf(fields);
    if (!registers) return withProof((captcha) => client.call(accountEndpoints.login, { ...typed, captcha }));
    const isDesktop = matchMedia('(min-width: 1200px)').matches;
    const more = { isSubscribed: fields.has('subscribe'), isDesktop };
    return withProof((captcha) => client.call(accountEndpoints.register, { ...typed, ...more, captcha }));
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !isValid() || !form.current) return;
    setMessage(null);
    setBusy(true);
    const result = await attempt(new FormData(form.current));
    if (result.ok) return goOn(returnTo);
    if (result.code === 'code_needed') return location.assign(login({ step: 'code', returnTo: returnTo ?? undefined }));
    setBusy(false);
    if (result.fields) return refuse(result.fields);
    setMessage(result.message);
    form.current.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  };

  return { errors, message, busy, bind: { ...bind, onSubmit } };
}
