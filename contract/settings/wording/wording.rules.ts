import { keysOf } from '../../values/keys.ts';
import { senderProblems } from '../sender.rules.ts';
import { accountEmails } from './account-emails.rules.ts';
import { orderEmails } from './order-emails.rules.ts';
import { productEmails } from './product-emails.rules.ts';
import { returnEmails } from './return-emails.rules.ts';

export const wordingProblems = senderProblems;

/** The e-mails that customers get. */
export const emails = { ...orderEmails, ...returnEmails, ...productEmails, ...accountEmails } as const;
export type EmailKind = keyof typeof emails;
export const emailKinds = keysOf(emails);
/** As the console groups them. */
export const emailGroups = {
  Orders: keysOf(orderEmails),
  Returns: keysOf(returnEmails),
  Products: keysOf(productEmails),
  Accounts: keysOf(accountEmails),
} as const satisfies Record<string, readonly EmailKind[]>;
export const isEmailKind = (text: string): text is EmailKind => Object.hasOwn(emails, text);

/** What staff can word in each e-mail, in the form's order, with the most characters. */
export const emailParts = { subject: 120, heading: 120, opening: 1500, closing: 800 } as const;
export type EmailPart = keyof typeof emailParts;
export const emailPartKeys = keysOf(emailParts);

/** One part of one e-mail, as it is stored. */
export const wordingKey = <K extends EmailKind, P extends EmailPart>(kind: K, part: P) => `${kind}.${part}` as const;

/** Of every e-mail. */
export const shopPlaceholders = ['brand', 'supportEmail', 'supportPhone'] as const;
export type ShopPlaceholder = (typeof shopPlaceholders)[number];
/** Its own, whose values come from its contents. */
export type PlaceholderOf<K extends EmailKind> = (typeof emails)[K]['placeholders'][number];

/** What an e-mail fills in; staff write them in braces. */
export const placeholdersOf = (kind: EmailKind): string[] => [...emails[kind].placeholders, ...shopPlaceholders];

/** Texts in braces that are not placeholders of the email, braces included. */
export function unknownPlaceholders(kind: EmailKind, text: string): string[] {
  const known = new Set(placeholdersOf(kind).map((name) => `{${name}}`));
  return [...text.matchAll(/\{[^{}]*\}/g)].map(([found]) => found).filter((found) => !known.has(found));
}

/** The default words of a part; a closing note is staff's alone. */
export const defaultWording = (kind: EmailKind, part: EmailPart): string => (part === 'closing' ? '' : emails[kind][part]);
