import type { EntryKind, OperationFailure, OperationKind } from './provider.ts';

export type EntryState = 'pending' | 'succeeded' | 'failed';

/** A movement of money; amounts in cents. */
export interface LedgerEntry {
  readonly kind: EntryKind;
  readonly amount: number;
  readonly state: EntryState;
}

/** Totals of the succeeded movements, in cents. */
export interface Balance {
  readonly authorized: number;
  readonly captured: number;
  readonly refunded: number;
  readonly voided: number;
  /** Reserved, neither captured nor voided: `authorized = captured + voided + open`. */
  readonly open: number;
}

const sum = (entries: readonly LedgerEntry[], kind: EntryKind, ...states: readonly EntryState[]): number =>
  entries.reduce((cents, entry) => (entry.kind === kind && states.includes(entry.state) ? cents + entry.amount : cents), 0);

/** The balance of one payment's entries; only succeeded ones count. */
export function balanceOf(entries: readonly LedgerEntry[]): Balance {
  const [authorized, captured, refunded, voided] = (['authorized', 'captured', 'refunded', 'voided'] as const).map((kind) =>
    sum(entries, kind, 'succeeded'),
  ) as [number, number, number, number];
  return { authorized, captured, refunded, voided, open: authorized - captured - voided };
}

/**
 * The most cents that may still be requested, so that `refunded ≤ captured ≤ authorized` holds whatever happens to pending entries. An authorization
 * is captured once or voided once, as a whole: providers release what a capture leaves.
 */
export function roomFor(kind: OperationKind, entries: readonly LedgerEntry[]): number {
  if (kind === 'refunded') return sum(entries, 'captured', 'succeeded') - sum(entries, 'refunded', 'pending', 'succeeded');
  const isTaken = entries.some((entry) => (entry.kind === 'captured' || entry.kind === 'voided') && entry.state !== 'failed');
  return isTaken ? 0 : sum(entries, 'authorized', 'succeeded');
}

/**
 * Cents of the authorization released by an operation whose outcome is among the entries: a capture releases the remainder, and an expired
 * authorization releases everything.
 */
export function releasedBy(kind: OperationKind, failure: OperationFailure | null, entries: readonly LedgerEntry[]): number {
  const ends = kind === 'captured' && (failure === null || failure === 'authorization_expired');
  return ends ? balanceOf(entries).open : 0;
}

const remainder = ':remainder';
/** The key of what a capture released; the provider has none for it. */
export const keyOfRemainder = (key: string): string => key + remainder;
export const isRemainder = (key: string): boolean => key.endsWith(remainder);
