import { signWebhook } from '../../server/platform/webhook-signature.ts';

/** Secrets of those who send the shop signed messages. */
const secrets = {
  carrier: 'a secret of the carrier of the fuzzer',
  mail: 'a secret of the mail provider of the fuzzer',
  payments: 'a secret of the payment provider of the fuzzer',
} as const;

/** The environment in which the shop knows them. */
export const outsidersEnv: Readonly<Record<string, string>> = {
  CARRIER_SECRETS: `fedex=${secrets.carrier}`,
  MAIL_WEBHOOK_SECRET: secrets.mail,
  SANDBOX_WEBHOOK_SECRET: secrets.payments,
};

/** A message and its signature's header. */
export const signed = (who: keyof typeof secrets, header: string, message: object): [body: object, headers: Record<string, string>] => [
  message,
  { [header]: signWebhook(Buffer.from(JSON.stringify(message)), secrets[who], new Date()) },
];
