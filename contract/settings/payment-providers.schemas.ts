import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { keysOf } from '../values/keys.ts';
import { currencyCode } from '../values/money.schemas.ts';
import { paymentProviderProblems, providerModes, testOutcomes, waysToPay } from './payment-providers.rules.ts';

const wayToPay = z.enum(keysOf(waysToPay));

const variable = z.object({
  name: z.string(),
  isSet: z.boolean(),
  /** Whether the provider works without it. */
  isOptional: z.boolean(),
});
export type ProviderVariable = z.infer<typeof variable>;

const webhook = z.object({
  /** To enter at the vendor. */
  url: z.string(),
  /** Whether the webhook secret is set; without it all webhooks are refused. */
  isExpected: z.boolean(),
  /** When the last one whose signature held arrived; null when none did in the last 60 days. */
  acceptedAt: z.iso.datetime().nullable(),
  /** When the last one with a wrong signature arrived. */
  refusedAt: z.iso.datetime().nullable(),
});
export type ProviderWebhook = z.infer<typeof webhook>;

const test = z.object({
  outcome: z.enum(testOutcomes),
  /** What came back, as a sentence. */
  words: z.string(),
});

const provider = z.object({
  way: wayToPay,
  /** Such as "Stripe"; null where none is set up. */
  name: z.string().nullable(),
  mode: z.enum(providerModes),
  /** Environment variables by name; values stay on the server. */
  variables: z.array(variable),
  /** Null where the provider sends none. */
  webhook: webhook.nullable(),
  /** What orders are charged in, and where they may be delivered. */
  currencies: z.array(currencyCode),
  countries: z.array(z.string()),
  /** The last test by staff; null before the first. */
  lastTest: test.extend({ at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
});
export type ShownProvider = z.infer<typeof provider>;

export const paymentProviderDeclarations = {
  list: {
    name: 'settings.listPaymentProviders',
    summary: 'List payment providers',
    description: 'By payment type: mode, required environment variables, webhooks and latest test.',
    access: 'settings.edit',
    response: z.object({ providers: z.array(provider) }),
    problems: paymentProviderProblems,
    whileImpersonating: 'allowed',
  },
  test: {
    name: 'settings.testPaymentProvider',
    summary: 'Test a payment provider',
    description: 'Makes a harmless call and returns the result. No money moves.',
    access: 'settings.edit',
    params: z.object({ way: wayToPay }),
    response: test,
    problems: paymentProviderProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
