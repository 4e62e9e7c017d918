import type { Brand } from '../../brands/brand.ts';
import type { AccountMail } from '../../contract/email/email.ts';
import { Button } from './frame.tsx';
import type { Template } from './template.tsx';
import { filling } from './words.ts';

/** What the one link says. */
const actionsOf = (brand: Brand): Readonly<Record<AccountMail['kind'], string>> => ({
  welcome: 'Confirm my email',
  'verify-email': 'Confirm my email',
  'password-reset': 'Set a new password',
  'password-changed': 'Set a new password',
  'email-change': 'Use this address',
  'email-change-asked': 'Stop this change',
  'email-changed': `Go to ${brand.name}`,
  'email-preferences': 'See my choice',
  'two-step-on': 'See how you sign in',
  'two-step-off': 'See how you sign in',
  'two-step-reset': 'See how you sign in',
  'passkey-added': 'See your passkeys',
  'passkey-deleted': 'See your passkeys',
  'account-merged': 'Sign in',
});

/** An account e-mail: what happened, and one link. */
export const accountMail: Template<AccountMail> = {
  fillingOf: ({ kind, otherEmail }) => filling(kind, { email: otherEmail ?? '' }),
  Body: ({ mail: { kind, actionUrl }, brand }) => <Button href={actionUrl}>{actionsOf(brand)[kind]}</Button>,
  linesOf: ({ kind, actionUrl }, brand) => [`${actionsOf(brand)[kind]}: ${actionUrl}`],
};
