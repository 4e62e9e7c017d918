import type { Endpoint, InputOf, OutputOf } from './endpoint.ts';
import { messageForStatus } from './problems.ts';

/** A failed call: spec §8's body, with the original error's fields where the endpoint provides them. */
export interface Failure {
  readonly ok: false;
  readonly statusCode: number;
  readonly message: string;
  readonly code?: string;
  readonly details?: Record<string, unknown>;
  /** Field path (`shippingAddress.city`) → message. */
  readonly fields?: Record<string, string>;
}
/** A successful call; `statusCode` is any 2xx. */
export interface Success<T> {
  readonly ok: true;
  readonly statusCode: number;
  readonly data: T;
}
export type Result<T> = Success<T> | Failure;

type DataOf<Results> = { readonly [I in keyof Results]: Results[I] extends Result<infer Data> ? Data : never };

/** The data of all calls in order, or the first failure. */
export function allOf<const Results extends readonly Result<unknown>[]>(
  results: Results,
): { readonly ok: true; readonly data: DataOf<Results> } | Failure {
  const failed = results.find((result): result is Failure => !result.ok);
  return failed ?? { ok: true, data: results.map((result) => result.ok && result.data) as unknown as DataOf<Results> };
}

/** The transport of calls: HTTP from the browser, in process on the server. */
export interface Transport {
  call(endpoint: Endpoint, input: Record<string, unknown>): Promise<Result<unknown>>;
}

/** The contract's client. Never throws: a network failure is a `Failure` with status 0 (spec §8). */
export class Client {
  readonly #transport: Transport;
  constructor(transport: Transport) {
    this.#transport = transport;
  }
  async call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Result<OutputOf<E>>> {
    return (await this.#transport.call(endpoint, input as Record<string, unknown>)) as Result<OutputOf<E>>;
  }
}

/** A failure without a body: the catalogue's text for its status. */
export function failure(statusCode: number, message = messageForStatus(statusCode)): Failure {
  return { ok: false, statusCode, message };
}

/** Whether the failure is unexpected: a fault of the shop, or of a proxy in front of it. */
export const isUnexpected = ({ statusCode, code }: Failure): boolean =>
  statusCode >= 500 && (code === undefined || code === 'something_went_wrong');
