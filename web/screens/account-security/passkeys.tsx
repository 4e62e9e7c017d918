import { startRegistration } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import { passwordGivenProblem } from '../../../contract/accounts/accounts.ts';
import { maxPasskeyName, type Passkey, passkeyEndpoints, passkeyNameProblem } from '../../../contract/accounts/passkeys.ts';
import { collectProblems } from '../../../contract/api/field-rules.ts';
import { client } from '../../api/browser.ts';
import { dayOf } from '../../features/account/dates.ts';
import form from '../../features/account/form.module.css';
import { NeedsScript } from '../../features/account/needs-script.tsx';
import { PasswordField } from '../../features/account/password-field.tsx';
import { Section } from '../../features/account/section.tsx';
import { textIn, useFormErrors } from '../../features/account/use-form-errors.ts';
import { UsernameForManagers } from '../../features/account/username-for-managers.tsx';
import { accountSecurity } from '../../routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { AccountSecurityData } from './account-security-data.ts';
import styles from './account-security-screen.module.css';

/** The customer's passkeys at all shops of the family, and how to add one for this shop. */
export function Passkeys({ data: { email, passkeys } }: { data: AccountSecurityData }) {
  return (
    <Section
      title="Passkeys"
      lead={
        <>
          Sign in with your fingerprint, your face or your device’s PIN, without a password or code. A passkey works at one shop only; those
          you add here work at {passkeys.host}. If you reset a forgotten password, your passkeys are deleted.
        </>
      }
    >
      {passkeys.passkeys.length > 0 && (
        <ul className={styles.devices}>
          {passkeys.passkeys.map((passkey) => (
            <li key={passkey.passkeyId} className={styles.device}>
              <Listed passkey={passkey} />
            </li>
          ))}
        </ul>
      )}
      <NeedsScript otherwise="Adding a passkey needs JavaScript.">
        <AddPasskey email={email} />
      </NeedsScript>
    </Section>
  );
}

function Listed({ passkey: { passkeyId, name, host, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  return (
    <>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.when}>
          Works at {host} · added {dayOf(createdAt)} · {lastUsedAt === null ? 'not used yet' : `last used ${dayOf(lastUsedAt)}`}
        </p>
      </div>
      <form method="post" action={accountSecurity()}>
        <input type="hidden" name="action" value="delete-passkey" />
        <input type="hidden" name="passkeyId" value={passkeyId} />
        <Button type="submit" variant="quiet" size="small">
          Delete<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </form>
    </>
  );
}

const check = (fields: FormData) =>
  collectProblems({ name: passkeyNameProblem(textIn(fields, 'name')), password: passwordGivenProblem(textIn(fields, 'password')) });

/** Makes a passkey and adds it; what went wrong, or null. */
async function add(typed: { name: string; password: string }) {
  const begun = await client.call(passkeyEndpoints.begin, typed);
  if (!begun.ok) return begun;
  // The browser does not tell a visitor who changes their mind from a device that has this passkey already.
  const credential = await startRegistration({ optionsJSON: begun.data }).catch(() => null);
  if (!credential)
    return { fields: undefined, message: 'No passkey was added: your device has one already, or can’t make one, or you cancelled.' };
  const added = await client.call(passkeyEndpoints.add, { name: typed.name, credential });
  return added.ok ? null : added;
}

function AddPasskey({ email }: { email: string }) {
  const { form: ref, errors, isValid, refuse, bind } = useFormErrors({}, check);
  const [message, setMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !isValid() || !ref.current) return;
    setMessage(null);
    setBusy(true);
    const fields = new FormData(ref.current);
    const refusal = await add({ name: textIn(fields, 'name'), password: textIn(fields, 'password') });
    if (refusal === null) return location.assign(accountSecurity({ done: 'passkey' }));
    setBusy(false);
    if (refusal.fields) refuse(refusal.fields);
    else setMessage(refusal.message);
  };
  return (
    <form className={form.form} method="post" {...bind} onSubmit={onSubmit}>
      {message && <Notice tone="error">{message}</Notice>}
      <UsernameForManagers email={email} />
      <Field
        label="Passkey name"
        name="name"
        autoComplete="off"
        maxLength={maxPasskeyName}
        hint="A name you’ll recognize, such as My phone."
        error={errors.name}
      />
      <PasswordField label="Your password" name="password" autoComplete="current-password" error={errors.password} />
      <div className={form.end}>
        <Button type="submit" variant="secondary" busy={busy}>
          Add a passkey
        </Button>
      </div>
    </form>
  );
}
