import type { EntryKind, OperationFailure, OperationKind } from './provider.ts';

export type EntryState = 'pending' | 'succeeded' | 'failed';

/** A movement of money; amounts in cents. */
export interface LedgerEntry {
  readonly kind: EntryKind;
  readonly amount: number;
  readonly state: EntryState;
}

/** What stands, in cents. */
export interface Balance {
  readonly authorized: number;
  readonly captured: number;
  readonly refunded: number;
  readonly voided: number;
  /** Reserved, and neither taken nor released: `authorized = captured + voided + open`. */
  readonly open: number;
}

const sum = (entries: readonly LedgerEntry[], kind: EntryKind, ...states: readonly EntryState[]): number =>
  entries.reduce((cents, entry) => (entry.kind === kind && states.includes(entry.state) ? cents + entry.amount : cents), 0);

/** What stands after these entries of one payment: only what has succeeded. */
export function balanceOf(entries: readonly LedgerEntry[]): Balance {
  const [authorized, captured, refunded, voided] = (['authorized', 'captured', 'refunded', 'voided'] as const).map((kind) =>
    sum(entries, kind, 'succeeded'),
  ) as [number, number, number, number];
  return { authorized, captured, refunded, voided, open: authorized - captured - voided };
}

/**
 * The most that may still be asked for, in cents: `refunded ≤ captured ≤ authorized` whatever becomes of what is pending. An authorization is
 * captured once or voided once, as a whole: providers release what a capture leaves.
 */
export function roomFor(kind: OperationKind, entries: readonly LedgerEntry[]): number {
  if (kind === 'refunded') return sum(entries, 'captured', 'succeeded') - sum(entries, 'refunded', 'pending', 'succeeded');
  const isTaken = entries.some((entry) => (entry.kind === 'captured' || entry.kind === 'voided') && entry.state !== 'failed');
  return isTaken ? 0 : sum(entries, 'authorized', 'succeeded');
}

/**
 * Cents of the authorization that end with an operation, whose own end is among the entries: a provider releases what a capture leaves, and nothing
 * is reserved any more when the authorization has expired.
 */
export function releasedBy(kind: OperationKind, failure: OperationFailure | null, entries: readonly LedgerEntry[]): number {
  const ends = kind === 'captured' && (failure === null || failure === 'authorization_expired');
  return ends ? balanceOf(entries).open : 0;
}
