import type { Conditions } from '../promotion.ts';
import type { LineFacts } from './facts.ts';

/** Cents for each line of a cart, in the order of its lines. */
export type ByLine = readonly number[];

/** A line with its position in the cart and its total before promotions. */
export interface Line extends LineFacts {
  readonly at: number;
  readonly value: number;
}

/** A cart's lines sorted by variation, so that the order of adding them does not matter. */
export interface Cart {
  readonly lines: readonly Line[];
  readonly values: ByLine;
  /** The lines that match the conditions on products, categories and pools. */
  readonly matching: (conditions: Conditions) => readonly Line[];
}

const listings = ['products', 'categories', 'pools'] as const;

export function cartOf(facts: readonly LineFacts[]): Cart {
  const lines = facts
    .toSorted((a, b) => a.variationId - b.variationId)
    .map((line, at) => ({ ...line, at, value: line.unitPrice * line.quantity }));
  const listed = {
    products: listedBy(lines, ({ handle }) => (handle === null ? [] : [handle])),
    categories: listedBy(lines, ({ categories }) => categories),
    pools: listedBy(lines, ({ pools }) => pools),
  };
  const matching = (conditions: Conditions): readonly Line[] => {
    let left: readonly Line[] = lines;
    for (const listing of listings) {
      const asked = conditions[listing];
      if (asked?.in) left = among(left, listed[listing], asked.in, true);
      if (asked?.notIn) left = among(left, listed[listing], asked.notIn, false);
    }
    return left;
  };
  return { lines, values: lines.map(({ value }) => value), matching };
}

/** Whether each line of the cart is in a list. A plain array: a typed one costs more to make than a cart's few lines to read. */
type Marks = readonly boolean[];
/** By list name. */
type Listed = ReadonlyMap<string, Marks>;

function listedBy(lines: readonly Line[], namesOf: (line: Line) => Iterable<string>): Listed {
  const listed = new Map<string, boolean[]>();
  for (const line of lines) {
    for (const name of namesOf(line)) {
      const known = listed.get(name);
      const marks = known ?? new Array<boolean>(lines.length).fill(false);
      marks[line.at] = true;
      if (!known) listed.set(name, marks);
    }
  }
  return listed;
}

// Plain loops from here on: this runs for every promotion, and iterators would cost several times as much.

/** The lines in at least one of the named lists; or those in none. */
function among(lines: readonly Line[], listed: Listed, names: readonly string[], wanted: boolean): readonly Line[] {
  const lists: Marks[] = [];
  for (let index = 0; index < names.length; index++) {
    const marks = listed.get(names[index] ?? '');
    if (marks) lists.push(marks);
  }
  return lists.length === 0 ? (wanted ? [] : lines) : lines.filter(({ at }) => lists.some((marks) => marks[at] === true) === wanted);
}

export function sum(amounts: readonly number[]): number {
  let all = 0;
  for (let at = 0; at < amounts.length; at++) all += amounts[at] ?? 0;
  return all;
}

/** The sum of these lines' amounts, in cents. */
export function sumOver(lines: readonly Line[], amounts: ByLine): number {
  let all = 0;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (line) all += amounts[line.at] ?? 0;
  }
  return all;
}
