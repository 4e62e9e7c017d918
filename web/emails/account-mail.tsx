import type { Brand } from '../../brands/brand.ts';
import type { AccountMail } from '../../contract/accounts/email.ts';
import { Button, Frame } from './frame.tsx';
import { heading, text } from './look.ts';

interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: string;
}

const notYou = 'If this was not you, there is nothing to do: without the link nothing changes.';

/** The texts of each account e-mail. */
function wordsOf(brand: Brand, { kind, otherEmail }: AccountMail): Words {
  switch (kind) {
    case 'welcome':
      return {
        subject: `Welcome to ${brand.name}`,
        paragraphs: [
          'Your account is ready, and it opens all shops of our family.',
          'Please confirm that this address is yours, so that we can reach you when an order needs you.',
        ],
        action: 'Confirm my email',
      };
    case 'verify-email':
      return {
        subject: 'Please confirm your email',
        paragraphs: [`This link shows that ${otherEmail} is your address. It works for a week.`, notYou],
        action: 'Confirm my email',
      };
    case 'password-reset':
      return {
        subject: 'Set a new password',
        paragraphs: ['Somebody, probably you, asked to set a new password. The link works once, and for an hour.', notYou],
        action: 'Set a new password',
      };
    case 'password-changed':
      return {
        subject: 'Your password was changed',
        paragraphs: [
          'The password of your account was changed just now, and other devices were signed out.',
          'If this was not you, set a new password at once.',
        ],
        action: 'Set a new password',
      };
    case 'email-change':
      return {
        subject: 'Please confirm your new email',
        paragraphs: [`This address is to take the place of ${otherEmail} in an account. The link works for 24 hours.`, notYou],
        action: 'Use this address',
      };
    case 'email-change-asked':
      return {
        subject: 'Somebody asked to change your email',
        paragraphs: [
          'Somebody who knows your password, probably you, asked to move your account to another email address. That address has a link to confirm it, for 24 hours.',
          'If this was not you, stop it now. We will sign you out on all devices, so that you can set a new password.',
        ],
        action: 'Stop this change',
      };
    case 'email-changed':
      return {
        subject: 'Your email was changed',
        paragraphs: [
          `Your account now belongs to ${otherEmail}; we write there from now on, and you sign in with it.`,
          `If this was not you, please write to ${brand.support.email} or call ${brand.support.phone}.`,
        ],
        action: `Go to ${brand.name}`,
      };
    case 'email-preferences':
      return {
        subject: 'Confirm what we may write to you',
        paragraphs: ['Somebody, probably you, chose what we may write to this address. Please look it over and save it.', notYou],
        action: 'See my choice',
      };
    case 'two-step-on':
      return {
        subject: 'Two-step sign-in is on',
        paragraphs: [
          'From now on, signing in with your password also takes a code from your authenticator app. Other devices were signed out.',
          `If this was not you, please write to ${brand.support.email} or call ${brand.support.phone}.`,
        ],
        action: 'See how you sign in',
      };
    case 'two-step-off':
      return {
        subject: 'Two-step sign-in is off',
        paragraphs: [
          'Your password alone opens your account again. Other devices were signed out.',
          'If this was not you, set a new password at once, and turn two-step sign-in on again.',
        ],
        action: 'See how you sign in',
      };
    case 'two-step-reset':
      return {
        subject: 'We turned off two-step sign-in for you',
        paragraphs: [
          'Our customer care turned it off, because somebody, probably you, told them that phone and recovery codes are lost. All devices were signed out.',
          `If this was not you, set a new password at once, and write to ${brand.support.email} or call ${brand.support.phone}.`,
        ],
        action: 'See how you sign in',
      };
    case 'passkey-added':
      return {
        subject: 'A passkey was added to your account',
        paragraphs: [
          'From now on, this passkey opens your account without your password.',
          'If this was not you, delete the passkey and set a new password at once.',
        ],
        action: 'See your passkeys',
      };
    case 'passkey-deleted':
      return {
        subject: 'A passkey of your account was deleted',
        paragraphs: ['It no longer opens your account.', 'If this was not you, set a new password at once.'],
        action: 'See your passkeys',
      };
  }
}

export const accountSubject = (brand: Brand, mail: AccountMail): string => wordsOf(brand, mail).subject;

/** An account e-mail: what happened, and one link. */
export function AccountEmail({ brand, mail }: { brand: Brand; mail: AccountMail }) {
  const { subject, paragraphs, action } = wordsOf(brand, mail);
  return (
    <Frame brand={brand} shopUrl={mail.shopUrl} preview={subject}>
      <h1 style={heading}>{subject}</h1>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} style={text}>
          {paragraph}
        </p>
      ))}
      <Button href={mail.actionUrl}>{action}</Button>
    </Frame>
  );
}

/** The plain-text version. */
export function accountText(brand: Brand, mail: AccountMail): string {
  const { subject, paragraphs, action } = wordsOf(brand, mail);
  const sender = `${brand.name} · ${brand.support.email} · ${brand.support.phone}`;
  return [`${subject}.`, '', ...paragraphs, '', `${action}: ${mail.actionUrl}`, '', sender].join('\n');
}
