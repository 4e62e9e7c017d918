/** Secrets of those who send the shop signed messages: carriers, e-mail and payment providers. */
export const outsiders = {
  carrier: 'a secret of the carrier of the fuzzer',
  mail: 'a secret of the mail provider of the fuzzer',
  payments: 'a secret of the payment provider of the fuzzer',
} as const;

/** The environment in which the shop knows them. */
export const outsidersEnv: Readonly<Record<string, string>> = {
  CARRIER_SECRETS: `fedex=${outsiders.carrier}`,
  MAIL_WEBHOOK_SECRET: outsiders.mail,
  SANDBOX_WEBHOOK_SECRET: outsiders.payments,
};
