import type { TestShop } from './app.ts';

interface Listed {
  readonly mailId: number;
  readonly to: string;
  readonly subject: string;
}

/** The plain text of the latest e-mail to an address with this subject, after running all jobs. Throws when there is none. */
export async function emailTo({ app, jobs }: Pick<TestShop, 'app' | 'jobs'>, email: string, subject: string): Promise<string> {
  await jobs.drain();
  const { mails } = (await app.inject({ url: '/api/dev/outbox' })).json<{ mails: Listed[] }>();
  const found = mails.find((mail) => mail.to === email && mail.subject === subject);
  if (!found) throw new Error(`There is no e-mail "${subject}" to ${email}`);
  return (await app.inject({ url: `/api/dev/outbox/${found.mailId}` })).json<{ text: string }>().text;
}

/** How many e-mails an address has been sent with this subject, after running all jobs; among the latest hundred of the shop. */
export async function countEmailsTo({ app, jobs }: Pick<TestShop, 'app' | 'jobs'>, email: string, subject: string): Promise<number> {
  await jobs.drain();
  const { mails } = (await app.inject({ url: '/api/dev/outbox' })).json<{ mails: Listed[] }>();
  return mails.filter((mail) => mail.to === email && mail.subject === subject).length;
}

/** The token in an e-mail's link. */
export function linkTokenIn(text: string): string {
  const token = /[?&]token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error('There is no link with a token in it');
  return token;
}
