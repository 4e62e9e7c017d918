import { createHash } from 'node:crypto';
import pg from 'pg';

/** Uses of a statement after which a connection prepares it. */
const usesWorthIt = 3;
/** Statements with a name at the most; every connection may keep a plan of each. */
const maxNamed = 300;
/** Statements counted at the most: those with a varying number of parameters would otherwise pile up. */
const maxCounted = 2000;
/** What a statement can meet that was prepared before its tables changed, or under a name that the server has lost or given away. */
const staleCodes = new Set(['0A000', '26000', '42P05']);

const named = new Map<string, string>();
const counted = new Map<string, number>();
let generation = 0;

/**
 * The name under which connections prepare a statement, or undefined for one that has not come often enough. The same text has the same
 * name in every process, because those on one embedded database share its only session (`embedded/sessions.ts`).
 */
export function nameOf(text: string): string | undefined {
  const known = named.get(text);
  if (known || named.size >= maxNamed) return known;
  const uses = (counted.get(text) ?? 0) + 1;
  if (counted.size >= maxCounted) counted.clear();
  counted.set(text, uses);
  if (uses < usesWorthIt) return undefined;
  counted.delete(text);
  const name = `m${generation}_${createHash('sha1').update(text).digest('base64url')}`;
  named.set(text, name);
  return name;
}

/** After an error that only a prepared statement can meet all statements get new names: the next use prepares them again. */
function forgetWhenStale(error: unknown): never {
  if (staleCodes.has((error as { code?: string }).code ?? '')) {
    generation += 1;
    named.clear();
  }
  throw error;
}

/** Longest time for which a plan is used, in milliseconds. */
const longestPlan = 60_000;

/**
 * The driver's client, preparing what comes again and again: parsing and planning cost more than running most of the shop's
 * statements (docs/operations/queries.md). A plan made while a table was nearly empty reads all of it, and stays until the table is
 * analysed, which nobody does on the embedded database and a server does a minute late. So plans are dropped now and then:
 * after a quarter of a second at first, when a new shop's tables double all the time, then after twice as long each time.
 */
export class PreparingClient extends pg.Client {
  #planAge = 250;
  #dropPlansAt = Date.now() + this.#planAge;

  // biome-ignore lint/suspicious/noExplicitAny: the driver's method has a dozen signatures; Kysely calls the first, with text and values
  override query(...given: any[]): any {
    const [text, values, ...rest] = given;
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    if (!name || rest.length > 0) return this.#pass(...given);
    const ask = () => this.#pass({ name, text, values }).catch(forgetWhenStale);
    return Date.now() < this.#dropPlansAt ? ask() : this.#dropPlans().then(ask);
  }

  // biome-ignore lint/suspicious/noExplicitAny: as it came
  #pass(...given: any[]): any {
    return (super.query as (...passed: unknown[]) => unknown).apply(this, given);
  }

  async #dropPlans(): Promise<void> {
    this.#planAge = Math.min(longestPlan, this.#planAge * 2);
    this.#dropPlansAt = Date.now() + this.#planAge;
    await this.#pass('discard plans');
  }
}
