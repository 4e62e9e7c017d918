import type { EmailDefaults } from './email-defaults.rules.ts';

const notYou = 'If this was not you, there is nothing to do: without the link nothing changes.';
const writeToUs = 'please write to {supportEmail} or call {supportPhone}.';
const newPassword = 'If this was not you, set a new password at once';

const email = (title: string, subject: string, ...opening: readonly string[]) =>
  ({ title, placeholders: [], subject, heading: subject, opening: opening.join('\n') }) satisfies EmailDefaults;
/** `{email}` is the address concerned, where it is not the recipient's. */
const naming = (...parts: Parameters<typeof email>) => ({ ...email(...parts), placeholders: ['email'] as const });

/** E-mails about an account, by `AccountMail`'s kinds. */
export const accountEmails = {
  welcome: email(
    'Welcome',
    'Welcome to {brand}',
    'Your account is ready, and it opens all shops of our family.',
    'Please confirm that this address is yours, so that we can reach you when an order needs you.',
  ),
  'verify-email': naming(
    'Confirm an email address',
    'Please confirm your email',
    'This link shows that {email} is your address. It works for a week.',
    notYou,
  ),
  'password-reset': email(
    'Set a new password',
    'Set a new password',
    'Somebody, probably you, asked to set a new password. The link works once, and for an hour.',
    notYou,
  ),
  'password-changed': email(
    'Password changed',
    'Your password was changed',
    'The password of your account was changed just now, and other devices were signed out.',
    `${newPassword}.`,
  ),
  'email-change': naming(
    'Confirm a new email address',
    'Please confirm your new email',
    'This address is to take the place of {email} in an account. The link works for 24 hours.',
    notYou,
  ),
  'email-change-asked': email(
    'Email change requested',
    'Somebody asked to change your email',
    'Somebody who knows your password, probably you, asked to move your account to another email address. That address has a link to confirm it, for 24 hours.',
    'If this was not you, stop it now. We will sign you out on all devices, so that you can set a new password.',
  ),
  'email-changed': naming(
    'Email changed',
    'Your email was changed',
    'Your account now belongs to {email}; you sign in with it, and we write there about your account, news and stock alerts. Emails about orders that you have placed still come here.',
    `If this was not you, ${writeToUs}`,
  ),
  'email-preferences': email(
    'Confirm email preferences',
    'Confirm what we may write to you',
    'Somebody, probably you, chose what we may write to this address. Please look it over and save it.',
    notYou,
  ),
  'two-step-on': email(
    'Two-step sign-in turned on',
    'Two-step sign-in is on',
    'From now on, signing in with your password also takes a code from your authenticator app. Other devices were signed out.',
    `If this was not you, ${writeToUs}`,
  ),
  'two-step-off': email(
    'Two-step sign-in turned off',
    'Two-step sign-in is off',
    'Your password alone opens your account again. Other devices were signed out.',
    `${newPassword}, and turn two-step sign-in on again.`,
  ),
  'two-step-reset': email(
    'Two-step sign-in turned off by customer care',
    'We turned off two-step sign-in for you',
    'Our customer care turned it off, because somebody, probably you, told them that phone and recovery codes are lost. All devices were signed out.',
    `${newPassword}, and write to {supportEmail} or call {supportPhone}.`,
  ),
  'passkey-added': email(
    'Passkey added',
    'A passkey was added to your account',
    'From now on, this passkey opens your account without your password.',
    'If this was not you, delete the passkey and set a new password at once.',
  ),
  'passkey-deleted': email(
    'Passkey deleted',
    'A passkey of your account was deleted',
    'It no longer opens your account.',
    `${newPassword}.`,
  ),
  'account-merged': naming(
    'Account merged with another',
    'Your account now opens with another email',
    'Our customer care merged the account with this address into the one with {email}. That one has everything now: sign in with that address, or set a new password for it.',
    `If that address is not yours, ${writeToUs}`,
  ),
} as const;
