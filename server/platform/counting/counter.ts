/** The count within the current window, and the seconds until it ends. */
export interface Count {
  readonly count: number;
  readonly secondsLeft: number;
}

/** Counts recent events by key; a key is full at a maximum per window. */
export interface Counter {
  /** Adds one. For a full key the returned count may be too low, but never below the maximum plus one. */
  add(key: string): Promise<Count>;
  /** Adds one to each of several keys, at once; the counts in the keys' order. */
  addAll(keys: readonly string[]): Promise<Count[]>;
  /** Subtracts one from each, at once, as `subtract` does. */
  subtractAll(keys: readonly string[]): Promise<void>;
  /** Subtracts one in the current window, never below zero; for events counted in advance that did not happen. */
  subtract(key: string): Promise<void>;
  clear(key: string): Promise<void>;
  /** Whether the key has reached the maximum. */
  isFull(key: string): Promise<boolean>;
}

/** The maximum of a counter that also counts down, which a process that remembers full keys would miss. */
export const neverFull = Number.MAX_SAFE_INTEGER;

/** Creates a counter that is full at `max` within `windowSeconds`; counters of the same name are shared. */
export type MakeCounter = (name: string, max: number, windowSeconds: number) => Counter;
