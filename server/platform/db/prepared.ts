import { createHash } from 'node:crypto';
import pg from 'pg';
import { codeOf } from '../errors.ts';
import { translated } from './unavailable.ts';
import type { StatementWatch } from './watch-statements.ts';

/** Uses after which a connection prepares a statement. */
const usesWorthIt = 3;
/** Maximum number of named statements; every connection may hold a plan for each. */
const maxNamed = 300;
/** Maximum number of statements counted: those with varying numbers of parameters would otherwise pile up. */
const maxCounted = 2000;
/** Errors of a statement that was prepared before its tables changed, or under a name the server has lost or reused. */
const staleCodes = new Set(['0A000', '26000', '42P05']);

/** The names under which a shop's connections prepare statements. */
export class StatementNames {
  readonly #named = new Map<string, string>();
  readonly #counted = new Map<string, number>();
  #generation = 0;

  /**
   * A statement's name, or undefined before it is frequent enough. The same text has the same name in every process, because those on one embedded
   * database share its session (`embedded/sessions.ts`).
   */
  nameOf(text: string): string | undefined {
    const known = this.#named.get(text);
    if (known || this.#named.size >= maxNamed) return known;
    const uses = (this.#counted.get(text) ?? 0) + 1;
    if (this.#counted.size >= maxCounted) this.#counted.clear();
    this.#counted.set(text, uses);
    if (uses < usesWorthIt) return undefined;
    this.#counted.delete(text);
    const name = `m${this.#generation}_${createHash('sha1').update(text).digest('base64url')}`;
    this.#named.set(text, name);
    return name;
  }

  /** After an error that only prepared statements can have, all get new names and are prepared again. */
  forgetWhenStale(error: unknown): void {
    if (!staleCodes.has(codeOf(error) ?? '')) return;
    this.#generation += 1;
    this.#named.clear();
  }
}

/** Longest use of a plan in milliseconds. */
const maxPlan = 60_000;

/**
 * When a session next drops its plans. A plan made while a table was nearly empty scans all of it, and stays until the table is analysed: never on
 * the embedded database, a minute late on a server. So plans are dropped after a quarter of a second at first, while a new shop's tables keep
 * doubling, and then after twice as long each time.
 */
export class PlanAge {
  #age = 250;
  #dropAt = Date.now() + this.#age;

  /** Whether to drop the plans now; true once per due time. */
  isOver(): boolean {
    const now = Date.now();
    if (now < this.#dropAt) return false;
    this.#age = Math.min(maxPlan, this.#age * 2);
    this.#dropAt = now + this.#age;
    return true;
  }
}

/**
 * The driver's client, preparing repeated statements: parsing and planning cost more than running most of the shop's statements
 * (docs/operations/queries.md).
 */
export class PreparingClient extends pg.Client {
  readonly #names: StatementNames | null;
  readonly #planAge: PlanAge;
  #unanswered = 0;
  #waitsSince = 0;
  /** Called at every statement's end with null or its error. */
  onOutcome: (error: unknown) => void = () => {};
  readonly #watch: StatementWatch;

  constructor(config: pg.ClientConfig, names: StatementNames | null, planAge: PlanAge, watch: StatementWatch = () => () => {}) {
    super(config);
    this.#watch = watch;
    this.#names = names;
    this.#planAge = planAge;
  }

  /** Milliseconds the server has owed an answer; 0 when it owes none. */
  waitedMs(now: number): number {
    return this.#unanswered === 0 ? 0 : now - this.#waitsSince;
  }

  /** Ends the connection without waiting for the server; pending calls fail. */
  drop(): void {
    this.connection.stream.destroy();
  }

  /** The driver's method has a dozen signatures; Kysely calls the first, with text and values. */
  override query<Answer>(...given: unknown[]): Answer;
  override query(...given: unknown[]): unknown {
    const [text, values, ...rest] = given;
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? this.#names?.nameOf(text) : undefined;
    return name && rest.length === 0 ? this.#ask({ name, text, values }) : this.#pass(given);
  }

  async #ask(statement: { name: string; text: unknown; values: unknown }): Promise<unknown> {
    if (this.#planAge.isOver()) await this.#pass(['discard plans']);
    try {
      return await this.#pass([statement]);
    } catch (error) {
      this.#names?.forgetWhenStale(error);
      throw error;
    }
  }

  #pass(given: unknown[]): unknown {
    const answer: unknown = Reflect.apply(super.query, this, given);
    return answer instanceof Promise ? this.#watched(answer, this.#watch(textOf(given[0]))) : answer;
  }

  async #watched<Answer>(answer: Promise<Answer>, ended: (error: unknown) => void): Promise<Answer> {
    if (this.#unanswered++ === 0) this.#waitsSince = performance.now();
    try {
      const answered = await answer;
      this.onOutcome(null);
      ended(null);
      return answered;
    } catch (error) {
      this.onOutcome(error);
      ended(error);
      throw translated(error);
    } finally {
      this.#unanswered -= 1;
      this.#waitsSince = performance.now();
    }
  }
}

/** A statement's text, however the driver's method got it. */
function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement ? String(statement.text) : '';
}
