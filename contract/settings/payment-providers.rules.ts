import { defineProblems, staffOnlyProblems } from '../api/problems.ts';

export const paymentProviderProblems = defineProblems({
  ...staffOnlyProblems,
  no_provider: { status: 409, message: 'No provider is set up for this payment type, so there’s nothing to test.' },
});

/** The ways to pay that have a provider each, in the order of the checkout. */
export const waysToPay = { card: 'Cards', wallet: 'PayPal', 'store-card': 'Store card' } as const;
export type WayToPay = keyof typeof waysToPay;

/** `test`: the vendor, without real money; `sandbox`: built into the shop; `off`: not offered. */
export const providerModes = ['live', 'test', 'sandbox', 'off'] as const;
export type ProviderMode = (typeof providerModes)[number];

/** What a test call came to; `silent`: no answer in time. */
export const testOutcomes = ['works', 'refused', 'unreachable', 'silent'] as const;
export type TestOutcome = (typeof testOutcomes)[number];
