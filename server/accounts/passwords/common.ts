import list from 'fxa-common-password-list';
import { own } from '../../../contract/values/own.ts';

const written: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const plain = (password: string): string => password.replace(/[@431!0$57]/g, (mark) => own(written, mark) ?? mark);
const withoutTail = (password: string): string => password.replace(/[\d\W_]{1,4}$/, '');

/**
 * Whether attackers try this password first: it is on the list of breached passwords (`fxa-common-password-list` has 99 of the 100 most used ones of
 * our length), a respelling of one ("P@ssw0rd1"), or close to the account's address.
 */
export function isCommonPassword(password: string, email: string): boolean {
  const lower = password.toLowerCase();
  const forms = new Set([password, lower, plain(lower), withoutTail(lower), plain(withoutTail(lower)), `${withoutTail(lower)}1`]);
  if ([...forms].some((form) => form.length >= 8 && list.test(form))) return true;
  const own = email.toLowerCase().split('@')[0] ?? '';
  return own.length >= 4 && lower.includes(own) && lower.length - own.length <= 4;
}
