import { collectProblems, newPasswordProblem, passwordRule } from '../../../contract/field-rules.ts';
import { codeProblem } from '../../../contract/staff.ts';
import form from '../../features/account/form.module.css';
import { PasswordField } from '../../features/account/password-field.tsx';
import { useFormErrors } from '../../features/account/use-form-errors.ts';
import { CopyButton } from '../../features/staff/copy-button.tsx';
import { StaffDoor } from '../../features/staff/staff-door.tsx';
import { staffHome, staffSetUp, staffSignIn } from '../../staff-routes.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { StaffSetUpData } from './page.ts';
import { QrPicture } from './qr-picture.tsx';
import styles from './staff-set-up-screen.module.css';

type Open = Extract<StaffSetUpData, { state: 'open' }>;

/** Where a new member chooses a password, enrols their phone, and is given the codes for the day they lose it. */
export default function StaffSetUpScreen({ data }: { data: StaffSetUpData }) {
  if (data.state === 'open') return <SetUp data={data} />;
  if (data.state === 'done') return <RecoveryCodes codes={data.recoveryCodes} />;
  return (
    <StaffDoor heading="This link no longer works" lead={data.message}>
      <LinkButton href={staffSignIn()} variant="secondary">
        Sign in
      </LinkButton>
    </StaffDoor>
  );
}

const text = (fields: FormData, name: string) => String(fields.get(name) ?? '');

function SetUp({ data }: { data: Open }) {
  const { errors, bind } = useFormErrors(data.errors, (fields) =>
    collectProblems({ password: newPasswordProblem(text(fields, 'password')), code: codeProblem(text(fields, 'code')) }),
  );
  return (
    <StaffDoor wide heading={`Welcome, ${data.name}`} lead="Two things let you in: a password, and a code from your phone.">
      {data.message && <Notice tone="error">{data.message}</Notice>}
      <form className={styles.steps} method="post" action={staffSetUp({ token: data.token })} {...bind}>
        <input type="hidden" name="action" value="set-up" />
        <input type="hidden" name="token" value={data.token} />
        <section className={styles.step}>
          <h2>1. Choose a password</h2>
          <input
            className={styles.username}
            type="email"
            autoComplete="username"
            value={data.email}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
          <PasswordField label="Password" name="password" autoComplete="new-password" hint={`${passwordRule}.`} error={errors.password} />
        </section>
        <section className={styles.step}>
          <h2>2. Add the console to your authenticator app</h2>
          <div className={styles.enrol}>
            <QrPicture picture={data.picture} />
            <div className={styles.words}>
              <p>Take a picture of the code with the app.</p>
              <p>
                On the phone you are reading this on, <a href={data.uri}>open the app</a>. Or type this in:
              </p>
              <p className={styles.secret}>{data.secret}</p>
            </div>
          </div>
        </section>
        <section className={styles.step}>
          <h2>3. Type what the app shows</h2>
          <Field
            label="Code"
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            className={styles.code}
            hint="Six digits, new every half minute."
            error={errors.code}
          />
        </section>
        <div className={form.end}>
          <Button type="submit">Finish</Button>
        </div>
      </form>
    </StaffDoor>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <StaffDoor
      wide
      heading="Keep these recovery codes"
      lead="Each opens the console once when your phone is not at hand. Print them or put them into your password manager: they are not shown again."
    >
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} />
      <LinkButton href={staffHome()}>I have kept them</LinkButton>
    </StaffDoor>
  );
}
