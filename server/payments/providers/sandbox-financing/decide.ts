import { own } from '../../../../contract/values/own.ts';

/** What the fake bank decides; `limit` in cents. */
export type Decision =
  | { readonly state: 'approved'; readonly limit: number; readonly isSlow: boolean }
  | { readonly state: 'referred' | 'frozen' | 'declined' };

const approved = (limit: number, isSlow = false): Decision => ({ state: 'approved', limit, isSlow });

/** A limit for accounts approved after a review. */
export const reviewedLimit = 200_000;

/** By the last four digits of the test number (docs/how-to/try-the-payments.md). */
const decisions: Readonly<Record<string, Decision>> = {
  '0001': approved(500_000),
  '0002': approved(30_000),
  '0003': { state: 'referred' },
  '0004': { state: 'declined' },
  '0005': { state: 'frozen' },
  '0006': approved(500_000, true),
};

/** Declines all other numbers, so that no one is approved by chance. */
export const decisionFor = (ssn: string): Decision => own(decisions, ssn.replace(/\D/g, '').slice(-4)) ?? { state: 'declined' };
