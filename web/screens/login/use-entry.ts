import { type FormEvent, useState } from 'react';
import { accountEndpoints, registrationProblems, signInProblems } from '../../../contract/accounts/accounts.ts';
import { cartEndpoints } from '../../../contract/buying/cart.ts';
import { client } from '../../api/browser.ts';
import { withProof } from '../../api/with-proof.ts';
import { useFormErrors } from '../../features/account/use-form-errors.ts';
import { account, cart } from '../../routes.ts';
import { announceCartChange } from '../../shell/visitor/cart-quantity.ts';
import type { LoginData } from './login-data.ts';

const lost = 'We couldn’t reach the shop. Check your connection and try again.';
const text = (fields: FormData, name: string) => String(fields.get(name) ?? '');
const typedOf = (fields: FormData) => ({ email: text(fields, 'email'), password: text(fields, 'password') });

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
    if (result.ok) {
      const merge = await client.call(cartEndpoints.merge, {});
      announceCartChange();
      return location.assign(returnTo ?? (merge.ok && merge.data.merged ? cart() : account()));
    }
    setBusy(false);
    if (result.fields) return refuse(result.fields);
    setMessage(result.statusCode === 0 ? lost : result.message);
    form.current.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  };

  return { errors, message, busy, bind: { ...bind, onSubmit } };
}
