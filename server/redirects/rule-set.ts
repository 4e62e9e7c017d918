import { addressOf, type Rule } from './rules.ts';

/**
 * Rules to look up by address. A former shop's addresses may share a path by the ten thousand (`/product.php?id=…`), so each is kept under one parameter
 * that its query requires, the one with the fewest others.
 */
export class RuleSet {
  readonly #groups = new Map<string, Map<string, Rule>>();

  constructor(rules: Iterable<Rule>) {
    for (const rule of rules) this.put(rule);
  }

  get(address: Pick<Rule, 'path' | 'query'>): Rule | null {
    return this.#groupWith(address)?.get(address.query) ?? null;
  }

  /** Adds a rule in the place of the one with its address. */
  put(rule: Rule): void {
    const group = this.#groupWith(rule) ?? this.#smallest(keysOf(rule));
    group.set(rule.query, rule);
  }

  delete(address: Pick<Rule, 'path' | 'query'>): void {
    this.#groupWith(address)?.delete(address.query);
  }

  /** The rules for a path that may match a query: all that do, and few others. */
  near(path: string, query: URLSearchParams): Rule[] {
    const keys = new Set([path, ...keysOf({ path, query: query.toString() })]);
    return [...keys].flatMap((key) => [...(this.#groups.get(key)?.values() ?? [])]);
  }

  #groupWith(address: Pick<Rule, 'path' | 'query'>): Map<string, Rule> | undefined {
    return keysOf(address)
      .map((key) => this.#groups.get(key))
      .find((group) => group?.has(address.query));
  }

  #smallest(keys: readonly string[]): Map<string, Rule> {
    const sizeOf = (key: string) => this.#groups.get(key)?.size ?? 0;
    const key = keys.reduce((best, other) => (sizeOf(other) < sizeOf(best) ? other : best));
    const group = this.#groups.get(key) ?? new Map<string, Rule>();
    this.#groups.set(key, group);
    return group;
  }
}

/** The groups that a rule may be in: `/path?name=value` of each parameter, or `/path`. */
const keysOf = ({ path, query }: Pick<Rule, 'path' | 'query'>): string[] =>
  query.split('&').map((pair) => addressOf({ path, query: pair }));
