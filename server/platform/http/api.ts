import type { z } from 'zod';
import { type Failure, failure, type Result, type Transport } from '../../../contract/client.ts';
import type { Endpoint, OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts';
import { commonProblems } from '../../../contract/problems.ts';
import type { MakeCounter } from '../counting/index.ts';
import type { Call } from './call.ts';
import { Limits, type RateLimit } from './limits.ts';
import { Problem, problemsOf } from './problem.ts';

export type Handler<E extends Endpoint> = (input: ParsedInputOf<E>, call: Call) => Promise<OutputOf<E>>;

export interface BindOptions {
  /** At most so many calls per visitor address and window; for what can be abused. */
  rateLimit?: RateLimit;
}

/** Changes an answer to what its caller is to see of it; must not change what it is given. */
export type Present = (output: unknown, call: Call) => Promise<unknown>;

/** Looks at a call before its handler does; throws to refuse it. */
export type Guard = (endpoint: Endpoint, call: Call) => Promise<void>;

export interface Binding {
  readonly endpoint: Endpoint;
  readonly handler: (input: never, call: Call) => Promise<unknown>;
  readonly options: BindOptions;
}

const problem = problemsOf(commonProblems);

/** Every endpoint of the contract with the operation that answers it; mounted over HTTP and called in process. */
export class Api {
  readonly #bindings = new Map<string, Binding>();
  readonly #limits: Limits;
  readonly #guards: Guard[] = [];
  readonly #checkResponses: boolean;
  readonly #present: Present;

  /**
   * With `checkResponses` (development, tests) an answer that breaks its schema is an error; in production it is not checked. `present` is asked
   * about every answer, over HTTP and in process. `shared` counts for all processes of the shop.
   */
  constructor(options: { checkResponses: boolean; present?: Present; shared?: MakeCounter }) {
    this.#limits = new Limits(options.shared);
    this.#checkResponses = options.checkResponses;
    this.#present = options.present ?? (async (output) => output);
  }

  bind<E extends Endpoint>(endpoint: E, handler: Handler<E>, options: BindOptions = {}): void {
    if (this.#bindings.has(endpoint.name)) throw new Error(`Endpoint ${endpoint.name} is bound twice`);
    this.#bindings.set(endpoint.name, { endpoint, handler: handler as Binding['handler'], options });
  }

  /** Every call, over HTTP or in process, passes by here first. */
  guard(guard: Guard): void {
    this.#guards.push(guard);
  }

  get bindings(): Iterable<Binding> {
    return this.#bindings.values();
  }

  /** Validates, runs the handler, and checks the answer; throws `Problem` for expected failures. */
  async run(endpoint: Endpoint, input: Record<string, unknown>, call: Call): Promise<unknown> {
    const binding = this.#bindings.get(endpoint.name);
    if (!binding) throw new Error(`Endpoint ${endpoint.name} is not bound`);
    const { rateLimit } = binding.options;
    if (rateLimit) await this.#limits.consume(endpoint.name, call.clientIp, rateLimit);
    for (const guard of this.#guards) await guard(endpoint, call);
    const parsed = parseInput(endpoint, input);
    const output = await this.#present(await binding.handler(parsed as never, call), call);
    if (!this.#checkResponses) return output;
    const checked = endpoint.response.safeParse(output);
    if (!checked.success) throw new Error(`${endpoint.name} answered what its schema does not allow: ${checked.error.message}`);
    return checked.data;
  }

  /** The transport a server-rendered page uses: the same handlers without HTTP in between. */
  inProcess(call: Call): Transport {
    return {
      call: async (endpoint, input): Promise<Result<unknown>> => {
        try {
          return { ok: true, statusCode: 200, data: await this.run(endpoint, input, call) };
        } catch (error) {
          return failureOf(error, endpoint, call);
        }
      },
    };
  }
}

function parseInput(endpoint: Endpoint, input: Record<string, unknown>): Record<string, unknown> {
  const parsed: Record<string, unknown> = {};
  const fields: Record<string, string> = {};
  for (const schema of [endpoint.params, endpoint.query, endpoint.body] as z.ZodType[]) {
    const result = schema.safeParse(input);
    if (result.success) Object.assign(parsed, result.data);
    else for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message;
  }
  if (Object.keys(fields).length > 0) throw problem('invalid_input', undefined, fields);
  return parsed;
}

/** An error as the client sees it: the declared problem, or a logged 500 with the generic message (spec §8). */
export function failureOf(error: unknown, endpoint: Endpoint | null, call: Pick<Call, 'log'>): Failure {
  if (!(error instanceof Problem)) {
    call.log.error({ err: error, endpoint: endpoint?.name }, 'unexpected error');
    return { ...failure(500), code: 'something_went_wrong' };
  }
  const { statusCode, message, code, details, fields } = error;
  return { ok: false, statusCode, message, code, ...(details && { details }), ...(fields && { fields }) };
}
