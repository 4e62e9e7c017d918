import type { Pool } from './pool.ts';
import type { Random } from './random.ts';
import type { Values } from './values.ts';

/** Makes a call; returns the parsed response, null unless JSON. */
export type Ask = (
  method: string,
  target: string,
  body?: object,
  headers?: Readonly<Record<string, string>>,
) => Promise<Record<string, unknown> | null>;

export interface Play {
  /** The shop's. */
  readonly url: string;
  readonly isStaff: boolean;
  readonly isCustomer: boolean;
  readonly random: Random;
  readonly pool: Pool;
  readonly values: Values;
  /** As the actor whose turn it is. */
  readonly ask: Ask;
  /** As an administrator; does nothing where the fuzzer has no staff. */
  readonly asStaff: Ask;
}

/** Several calls that lead to one another. */
export type Journey = (play: Play) => Promise<void>;
