/** How often it has happened within the window that is running, and the seconds until that ends. */
export interface Count {
  readonly count: number;
  readonly secondsLeft: number;
}

/** Counts what happened lately, by whatever names it; full from so many within its window. */
export interface Counter {
  /** One more. Of a full counter the count may say less than there were, never less than what fills it and one. */
  add(key: string): Promise<Count>;
  /** One less in the window that is running, never below none; for what was counted ahead of time and did not happen. */
  subtract(key: string): Promise<void>;
  clear(key: string): Promise<void>;
  /** Whether so much has happened that a rule takes hold. */
  isFull(key: string): Promise<boolean>;
}

/** Makes a counter that is full from `max` within `windowSeconds`; counters of the same name are one. */
export type MakeCounter = (name: string, max: number, windowSeconds: number) => Counter;
