import { z } from 'zod';
import type { ProblemDeclaration } from './problems.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the contract: where it is, what it takes, what it answers, how it can fail. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  /** Unique over the whole contract, e.g. `cart.setQuantity`; the OpenAPI operation id. */
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /** Path with `:name` parameters, e.g. `/api/cart/:cartUuid`. */
  readonly path: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Name of the form field that carries a file: the call is then a multipart form and not JSON. Null for all others. */
  readonly upload: string | null;
  readonly response: Response;
  readonly problems: Readonly<Record<string, ProblemDeclaration>>;
  /** Answers the original error body (code, details, fields) rather than the bare one (spec §8). */
  readonly originalError: boolean;
  /** Reachable in process only; over HTTP it answers 404 (spec §5, product summary). */
  readonly serverOnly: boolean;
  /** False: its requests leave no line in the log (spec §8). */
  readonly isLogged: boolean;
}

const nothing = z.object({});
type Nothing = typeof nothing;

interface Declaration<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> {
  name: string;
  summary: string;
  method: Method;
  path: string;
  params?: P;
  query?: Q;
  body?: B;
  upload?: string;
  response: R;
  problems?: Readonly<Record<string, ProblemDeclaration>>;
  originalError?: boolean;
  serverOnly?: boolean;
  isLogged?: boolean;
}

/** Declares an endpoint; parts left out take and answer nothing. */
export function endpoint<R extends z.ZodType, P extends z.ZodType = Nothing, Q extends z.ZodType = Nothing, B extends z.ZodType = Nothing>(
  d: Declaration<P, Q, B, R>,
): Endpoint<P, Q, B, R> {
  return {
    params: nothing as unknown as P,
    query: nothing as unknown as Q,
    body: nothing as unknown as B,
    upload: null,
    problems: {},
    originalError: false,
    serverOnly: false,
    isLogged: true,
    ...d,
  };
}

/** An endpoint part's fields; a part that takes nothing adds nothing (zod types `{}` as a record without values). */
type Fields<T> = string extends keyof T ? unknown : T;
/** What a caller passes: path parameters, query and body merged into one object (names do not collide). */
export type InputOf<E extends Endpoint> = Fields<z.input<E['params']>> & Fields<z.input<E['query']>> & Fields<z.input<E['body']>>;
/** What a handler receives: the same after validation, with defaults filled in. */
export type ParsedInputOf<E extends Endpoint> = Fields<z.output<E['params']>> & Fields<z.output<E['query']>> & Fields<z.output<E['body']>>;
/** What a handler returns and a caller gets. */
export type OutputOf<E extends Endpoint> = z.output<E['response']>;
