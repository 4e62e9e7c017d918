import { ApiShopper } from '../../support/api-shopper.ts';
import { goods, variationOf } from './goods.ts';
import { fromShop } from './shop.ts';
import { until } from './until.ts';

interface Mail {
  readonly to: string;
  readonly subject: string;
}

async function mails(): Promise<Mail[]> {
  const response = await fetch(`${fromShop('shopUrl')}/api/dev/outbox`);
  return ((await response.json()) as { mails: Mail[] }).mails;
}

/**
 * Subjects of the e-mails to this address, when every order has brought one. Jobs write them in order, so it places another order and waits for its
 * e-mail: all earlier ones have arrived by then.
 */
export async function mailsTo(email: string): Promise<string[]> {
  const marker = await new ApiShopper(fromShop('shopUrl')).buy((await variationOf(goods.plenty)).variationId);
  const arrived = async () => (await mails()).some(({ subject }) => subject.includes(marker));
  await until('an e-mail in the outbox', arrived, 30_000);
  return (await mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
}
