import type { z } from 'zod';
import { type Failure, failure, type Result, type Transport } from '../../../contract/api/client.ts';
import type { DescribedEndpoint } from '../../../contract/api/described.schemas.ts';
import type { Endpoint, OutputOf, ParsedInputOf } from '../../../contract/api/endpoint.ts';
import { messagesByField } from '../../../contract/api/field-rules.ts';
import { commonProblems } from '../../../contract/api/problems.ts';
import { describedEndpoint } from '../../../contract/index.ts';
import { own } from '../../../contract/values/own.ts';
import type { MakeCounter } from '../counting/index.ts';
import { DatabaseUnavailable } from '../db/index.ts';
import type { Call } from './call.ts';
import { inputWords } from './input-words.ts';
import { Limits, type RateLimit } from './limits.ts';
import { Problem, problemsOf } from './problem.ts';
import { isStorable } from './storable.ts';

export type Handler<E extends Endpoint> = (input: ParsedInputOf<E>, call: Call) => Promise<OutputOf<E>>;

export interface BindOptions {
  /** Maximum calls per network and window; changing calls without it get `writeLimit`. */
  rateLimit?: RateLimit;
  /** Calls with the same name share one limit; for a call served at several addresses. */
  limitedAs?: string;
  /** Seconds after which a caller may come again when there is too much to do, else null. Asked before a call is read, so that refusing costs little. */
  shed?: () => number | null;
}

/** For changing calls without their own limit: above a busy office, below a flood. */
const writeLimit: RateLimit = { max: 600, windowSeconds: 60 };

/** The limit of a binding; null for reading calls. */
export const limitOf = ({ endpoint, options }: Binding): RateLimit | null =>
  options.rateLimit ?? (endpoint.method === 'GET' ? null : writeLimit);

/** Adapts an answer for its caller, without modifying the original. */
export type Present = (output: unknown, call: Call) => Promise<unknown>;

/** A call's inputs by part: a name counts only in the part where the contract declares it. */
export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Checks a call before its handler; throws to refuse it. */
export type Guard = (endpoint: DescribedEndpoint, call: Call) => Promise<void>;

export interface Binding {
  readonly endpoint: DescribedEndpoint;
  /** A method, so that each endpoint's handler fits; its input was parsed by the endpoint's schemas. */
  handler(input: unknown, call: Call): Promise<unknown>;
  readonly options: BindOptions;
}

const problem = problemsOf(commonProblems);

/** Every endpoint of the contract with its operation; mounted over HTTP and called in process. */
export class Api {
  readonly #bindings = new Map<string, Binding>();
  readonly #limits: Limits;
  readonly #checkResponses: boolean;
  readonly #guard: Guard;
  readonly #present: Present;

  /**
   * With `checkResponses` (development, tests) an answer that breaks its schema, or has what that lacks, is an error. `guard` checks every call and `present` adapts every
   * answer, over HTTP and in process. `shared` counts for all processes.
   */
  constructor(options: { checkResponses: boolean; guard?: Guard; present?: Present; shared?: MakeCounter }) {
    this.#limits = new Limits(options.shared);
    this.#checkResponses = options.checkResponses;
    this.#guard = options.guard ?? (async () => {});
    this.#present = options.present ?? (async (output) => output);
  }

  bind<E extends Endpoint>(endpoint: E, handler: Handler<E>, options: BindOptions = {}): void {
    const described = describedEndpoint(endpoint);
    if (this.#bindings.has(described.name)) throw new Error(`Endpoint ${described.name} is bound twice`);
    this.#bindings.set(described.name, { endpoint: described, handler, options });
  }

  get bindings(): Iterable<Binding> {
    return this.#bindings.values();
  }

  /** Runs the guard, validates, calls the handler and checks the answer; throws `Problem` for expected failures. */
  async run(binding: Binding, input: Input, call: Call): Promise<unknown> {
    const { endpoint } = binding;
    const rateLimit = limitOf(binding);
    if (rateLimit) await this.#limits.consume(binding.options.limitedAs ?? endpoint.name, call.network, rateLimit);
    await this.#guard(endpoint, call);
    const parsed = parseInput(endpoint, input);
    const output = await this.#present(await binding.handler(parsed, call), call);
    if (!this.#checkResponses) return output;
    const checked = endpoint.response.safeParse(output);
    if (!checked.success) throw new Error(`${endpoint.name} answered what its schema does not allow: ${checked.error.message}`);
    const undeclared = firstUndeclared(output, checked.data);
    if (undeclared !== null) throw new Error(`${endpoint.name} answered what its schema does not have: ${undeclared}`);
    return checked.data;
  }

  /** The transport of server-rendered pages: the same handlers without HTTP. */
  inProcess(call: Call): Transport {
    return {
      call: async (endpoint, input): Promise<Result<unknown>> => {
        const { name } = describedEndpoint(endpoint);
        const binding = this.#bindings.get(name);
        if (!binding) throw new Error(`Endpoint ${name} is not bound`);
        try {
          return { ok: true, statusCode: 200, data: await this.run(binding, { params: input, query: input, body: input }, call) };
        } catch (error) {
          return failureOf(error, binding.endpoint, call);
        }
      },
    };
  }
}

/** The path of a field that parsing left out, such as `lines.0.cost`; null for none. In production nothing is parsed, and it would be sent. */
function firstUndeclared(given: unknown, parsed: unknown): string | null {
  if (typeof given !== 'object' || given === null || typeof parsed !== 'object' || parsed === null) return null;
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (!Object.hasOwn(parsed, name)) return name;
    const inside = firstUndeclared(value, own(Object(parsed), name));
    if (inside !== null) return `${name}.${inside}`;
  }
  return null;
}

function parseInput(endpoint: DescribedEndpoint, input: Input): Record<string, unknown> {
  const parsed: Record<string, unknown> = {};
  const issues: z.core.$ZodIssue[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    if (!isStorable(input[part])) throw problem('invalid_input');
    const result = endpoint[part].safeParse(input[part], { error: inputWords });
    if (result.success) Object.assign(parsed, result.data);
    else issues.push(...result.error.issues);
  }
  if (issues.length > 0) throw problem('invalid_input', undefined, messagesByField(issues));
  return parsed;
}

/** An error as the client sees it: the declared problem, or a logged 500 with the generic message (spec §8). */
export function failureOf(error: unknown, endpoint: DescribedEndpoint | null, call: Pick<Call, 'log'>): Failure {
  if (error instanceof DatabaseUnavailable) return unavailable(error, call);
  if (!(error instanceof Problem)) {
    call.log.error({ err: error, endpoint: endpoint?.name }, 'unexpected error');
    return { ...failure(500), code: 'something_went_wrong' };
  }
  const { statusCode, message, code, details, fields } = error;
  return { ok: false, statusCode, message, code, ...(details && { details }), ...(fields && { fields }) };
}

/** The database is down or too slow. An outage is logged once, by the pool. */
export function unavailable(error: DatabaseUnavailable, { log }: Pick<Call, 'log'>): Failure {
  if (error.reason !== 'down') log.warn({ err: error, reason: error.reason }, 'database');
  const { status, message } = commonProblems.unavailable;
  return { ...failure(status, message), code: 'unavailable', details: { retryAfterSeconds: error.retryAfterSeconds } };
}
