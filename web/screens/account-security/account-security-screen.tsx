import { passwordGivenProblem } from '../../../contract/accounts/accounts.ts';
import { collectProblems, newPasswordProblem, passwordRule } from '../../../contract/api/field-rules.ts';
import { personalDataEndpoints } from '../../../contract/staff/care/personal-data.ts';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { dayOf } from '../../features/account/dates.ts';
import form from '../../features/account/form.module.css';
import { PasswordField } from '../../features/account/password-field.tsx';
import { Section } from '../../features/account/section.tsx';
import { textIn, useFormErrors } from '../../features/account/use-form-errors.ts';
import { UsernameForManagers } from '../../features/account/username-for-managers.tsx';
import { island } from '../../page/island.tsx';
import { accountSecurity, accountTwoStep, information, resetRequest } from '../../routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { AccountSecurityData } from './account-security-data.ts';
import styles from './account-security-screen.module.css';
import { Passkeys } from './passkeys.tsx';

const check = (fields: FormData) =>
  collectProblems({
    currentPassword: passwordGivenProblem(textIn(fields, 'currentPassword')),
    newPassword: newPasswordProblem(textIn(fields, 'newPassword')),
  });

/** Password, signed-in devices, and the customer's data. */
function AccountSecurityScreen({ data }: { data: AccountSecurityData }) {
  return (
    <AccountFrame place="security" heading="Sign-in and security" lead={data.email} done={data.done}>
      {data.message && <Notice tone="error">{data.message}</Notice>}
      <PasswordForm data={data} />
      <TwoStep data={data} />
      <Passkeys data={data} />
      <Devices data={data} />
      <Section title="Your data" lead="Everything we hold about you in one file, such as orders, addresses and reviews.">
        <LinkButton href={personalDataEndpoints.exportOwn.path} download="my-data.json" variant="secondary">
          Download your data
        </LinkButton>
        <p className={styles.note}>
          To have your account and data deleted, send us a <a href={information('privacy-request')}>privacy request</a>: an email from the
          address of your account.
        </p>
      </Section>
    </AccountFrame>
  );
}

function PasswordForm({ data }: { data: AccountSecurityData }) {
  const { errors, bind } = useFormErrors(data.errors, check);
  return (
    <Section title="Password" lead="Changing your password signs you out on all other devices and cancels any links we’ve sent you.">
      <form className={form.form} method="post" action={accountSecurity()} {...bind}>
        <input type="hidden" name="action" value="password" />
        <UsernameForManagers email={data.email} />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          hint={<a href={resetRequest({ email: data.email })}>Forgot your password?</a>}
          error={errors.currentPassword}
        />
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          hint={`${passwordRule}.`}
          error={errors.newPassword}
        />
        <div className={form.end}>
          <Button type="submit" variant="secondary">
            Change password
          </Button>
        </div>
      </form>
    </Section>
  );
}

function TwoStep({ data: { secondFactor } }: { data: AccountSecurityData }) {
  return (
    <Section title="Two-step sign-in" lead="After your password, a code from an app on your phone: a stolen password alone opens nothing.">
      {secondFactor.since !== null && <p>On since {dayOf(secondFactor.since)}.</p>}
      <LinkButton href={accountTwoStep()} variant="secondary">
        {secondFactor.since === null ? 'Set up' : 'Change'}
        <VisuallyHidden> two-step sign-in</VisuallyHidden>
      </LinkButton>
    </Section>
  );
}

function Devices({ data: { devices } }: { data: AccountSecurityData }) {
  return (
    <Section title="Devices" lead="Where you’re signed in. If you don’t recognize a device, sign it out and change your password.">
      <ul className={styles.devices}>
        {devices.map(({ sessionId, name, signedInAt, lastSeenAt, current }) => (
          <li key={sessionId} className={styles.device}>
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.when}>
                {current ? 'This device' : `Last used ${dayOf(lastSeenAt)}`} · signed in {dayOf(signedInAt)}
              </p>
            </div>
            {!current && (
              <form method="post" action={accountSecurity()}>
                <input type="hidden" name="action" value="device" />
                <input type="hidden" name="sessionId" value={sessionId} />
                <Button type="submit" variant="quiet" size="small">
                  Sign out<VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <form method="post" action={accountSecurity()} data-signs-out>
        <input type="hidden" name="action" value="everywhere" />
        <Button type="submit" variant="secondary">
          Sign out everywhere
        </Button>
      </form>
    </Section>
  );
}

export default island('screens/account-security/account-security-screen', AccountSecurityScreen);
