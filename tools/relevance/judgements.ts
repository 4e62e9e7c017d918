import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface JudgedProduct {
  readonly id: string;
  readonly name: string;
  /** One or more kinds, separated by `|`; may be empty. */
  readonly kind: string;
  /** From the department down, separated by ` / `; may be empty. */
  readonly path: string;
}

export interface JudgedQuery {
  readonly id: string;
  readonly text: string;
  /** Product → 2 exact, 1 partial, 0 irrelevant. */
  readonly gains: ReadonlyMap<string, number>;
}

const gainOf: Readonly<Record<string, number>> = { Exact: 2, Partial: 1, Irrelevant: 0 };

/** A folder in the format of `wands-dev` (Wayfair ANnotation Dataset): products, queries, and judgements of their pairs. */
export function readJudgements(folder: string): { products: JudgedProduct[]; queries: JudgedQuery[] } {
  const labels = Map.groupBy(table(folder, 'label.tsv'), (row) => row.query_id ?? '');
  return {
    products: table(folder, 'product.tsv').map((row) => ({
      id: row.product_id ?? '',
      name: row.product_name ?? '',
      kind: row.product_class ?? '',
      path: row.category_hierarchy ?? '',
    })),
    queries: table(folder, 'query.tsv').map((row) => ({
      id: row.query_id ?? '',
      text: row.query ?? '',
      gains: new Map((labels.get(row.query_id ?? '') ?? []).map((label) => [label.product_id ?? '', gainOf[label.label ?? ''] ?? 0])),
    })),
  };
}

/** NDCG at 10 with linear gains; unjudged products gain nothing. 0 where nothing was judged good. */
export function ndcg(ranked: readonly string[], gains: ReadonlyMap<string, number>): number {
  const best = dcg([...gains.values()].sort((a, b) => b - a));
  return best === 0 ? 0 : dcg(ranked.map((id) => gains.get(id) ?? 0)) / best;
}

function dcg(gains: readonly number[]): number {
  return gains.slice(0, 10).reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0);
}

function table(folder: string, file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(join(folder, file), 'utf8').trimEnd().split(/\r?\n/);
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
  });
}
