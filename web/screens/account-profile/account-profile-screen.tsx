import { type EmailChange, type Profile, passwordGivenProblem } from '../../../contract/accounts/accounts.ts';
import { collectProblems, emailProblem, textProblem } from '../../../contract/api/field-rules.ts';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { dayOf } from '../../features/account/dates.ts';
import form from '../../features/account/form.module.css';
import { PasswordField } from '../../features/account/password-field.tsx';
import { Section } from '../../features/account/section.tsx';
import { textIn, useFormErrors } from '../../features/account/use-form-errors.ts';
import { island } from '../../page/island.tsx';
import { accountProfile } from '../../routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { AccountProfileData } from './account-profile-data.ts';

const checkName = (fields: FormData) =>
  collectProblems({
    firstName: textProblem('First name', textIn(fields, 'firstName'), { required: false, max: 100 }),
    lastName: textProblem('Last name', textIn(fields, 'lastName'), { required: false, max: 100 }),
  });

const checkEmail = (fields: FormData) =>
  collectProblems({
    newEmail: emailProblem(textIn(fields, 'newEmail')),
    currentPassword: passwordGivenProblem(textIn(fields, 'currentPassword')),
  });

/** Name and email of the account. */
function AccountProfileScreen({ data }: { data: AccountProfileData }) {
  const { profile, isActedFor } = data;
  return (
    <AccountFrame place="profile" heading="Profile" lead={`Customer since ${dayOf(profile.createdAt)}`} done={data.done}>
      {data.message && <Notice tone="error">{data.message}</Notice>}
      {isActedFor ? (
        <Section title={[profile.firstName, profile.lastName].join(' ').trim() || 'No name yet'} lead={emailWords(profile)}>
          <Notice>Only the customer can change their name and email. You’re acting for them.</Notice>
        </Section>
      ) : (
        <>
          <NameForm data={data} />
          <EmailForm data={data} />
        </>
      )}
    </AccountFrame>
  );
}

const emailWords = ({ email, emailVerified }: Profile): string => `${email}, ${emailVerified ? 'confirmed' : 'not confirmed yet'}`;

function NameForm({ data: { typed, errors: found } }: { data: AccountProfileData }) {
  const { errors, bind } = useFormErrors(found, checkName);
  return (
    <Section title="Your name">
      <form className={form.form} method="post" action={accountProfile()} {...bind}>
        <input type="hidden" name="action" value="name" />
        <div className={form.pair}>
          <Field label="First name" name="firstName" autoComplete="given-name" defaultValue={typed.firstName} error={errors.firstName} />
          <Field label="Last name" name="lastName" autoComplete="family-name" defaultValue={typed.lastName} error={errors.lastName} />
        </div>
        <div className={form.end}>
          <Button type="submit" variant="secondary">
            Save name
          </Button>
        </div>
      </form>
    </Section>
  );
}

/** A new address whose link has not been followed. */
function PendingChange({ change: { newEmail, until } }: { change: EmailChange }) {
  return (
    <form className={form.form} method="post" action={accountProfile()}>
      <Notice>
        Your email becomes <strong>{newEmail}</strong> once you follow the link we sent there. It works until {shopMomentOf(until)}.
      </Notice>
      <div className={form.end}>
        <Button type="submit" name="action" value="email-link" variant="secondary">
          Send the link again
        </Button>
        <Button type="submit" name="action" value="email-cancel" variant="quiet">
          Cancel the change
        </Button>
      </div>
    </form>
  );
}

function EmailForm({ data: { profile, emailChange, typed, errors: found } }: { data: AccountProfileData }) {
  const { errors, bind } = useFormErrors(found, checkEmail);
  return (
    <Section title="Email" lead={emailWords(profile)}>
      {!profile.emailVerified && (
        <form method="post" action={accountProfile()}>
          <input type="hidden" name="action" value="link" />
          <Button type="submit" variant="secondary">
            Send a new link
          </Button>
        </form>
      )}
      {emailChange && <PendingChange change={emailChange} />}
      <form className={form.form} method="post" action={accountProfile()} {...bind}>
        <input type="hidden" name="action" value="email" />
        <Field
          label="New email"
          name="newEmail"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          hint="We’ll send a link there and let your current address know. Nothing changes until you follow the link within 24 hours."
          defaultValue={typed.newEmail}
          error={errors.newEmail}
        />
        <PasswordField label="Current password" name="currentPassword" autoComplete="current-password" error={errors.currentPassword} />
        <div className={form.end}>
          <Button type="submit" variant="secondary">
            Change email
          </Button>
        </div>
      </form>
    </Section>
  );
}

export default island('screens/account-profile/account-profile-screen', AccountProfileScreen);
