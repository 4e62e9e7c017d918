import { expect, inject } from 'vitest';
import { ApiShopper } from '../../support/api-shopper.ts';
import { goods } from './goods.ts';
import { variationOf } from './scenes.ts';

interface Mail {
  readonly to: string;
  readonly subject: string;
}

async function mails(): Promise<Mail[]> {
  const response = await fetch(`${inject('shopUrl')}/api/dev/outbox`);
  return ((await response.json()) as { mails: Mail[] }).mails;
}

/**
 * Subjects of the mails to this address, every order having brought one. Jobs write them a moment after the order and in its turn, so an order
 * of somebody else is placed and waited for: what was to come has come before it.
 */
export async function mailsTo(email: string): Promise<string[]> {
  const marker = await new ApiShopper(inject('shopUrl')).buy((await variationOf(goods.plenty)).variationId);
  const arrived = async () => (await mails()).some(({ subject }) => subject.includes(marker));
  await expect.poll(arrived, { timeout: 30_000, interval: 250 }).toBe(true);
  return (await mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
}
