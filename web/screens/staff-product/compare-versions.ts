import type { ProductChange, StaffProduct } from '../../../contract/merchandising/products.ts';
import type { BlockChange, FieldChange } from '../../features/editing/compare.ts';
import { nobodyWords } from '../../features/staff/nobody-words.ts';
import { fieldName, valueWords } from '../../features/staff/products/change-words.ts';
import { variationLabel } from '../../features/staff/products/product-form.ts';

/** A version that can be compared; without a moment, the state before the first change that the history shows. */
interface VersionChoice {
  readonly version: number;
  readonly at: string | null;
  readonly by: string | null;
  readonly isNow: boolean;
}

/** What can be compared and, once two are chosen, the differences. */
export interface ComparableVersions {
  /** Newest first. */
  readonly choices: readonly VersionChoice[];
  readonly chosen: { readonly from: number; readonly to: number };
  /** Null until two are chosen. */
  readonly changes: readonly BlockChange[] | null;
  /** Versions between them of which the history knows nothing. */
  readonly unlisted: number;
}

type Product = Pick<StaffProduct, 'version' | 'history' | 'between' | 'variations' | 'sellers'>;

/** The two versions that an address names; empty unless it names two. */
export function versionsIn(search: URLSearchParams): { from?: string; to?: string } {
  const [from, to] = ['from', 'to'].map((name) => /^[1-9]\d{0,8}$/.exec(search.get(name) ?? '')?.[0]);
  return from && to ? { from, to } : {};
}

/** The versions of a product's history, of the page shown, and the differences between the two that an address names, the older one first. */
export function comparableVersions(product: Product, compared: { readonly from?: string; readonly to?: string }): ComparableVersions {
  const choices = choicesOf(product);
  const [one, other] = [compared.from, compared.to].map((named) => choices.find(({ version }) => String(version) === named)?.version);
  const chosen = { from: one ?? choices[1]?.version ?? product.version, to: other ?? product.version };
  if (one === undefined || other === undefined) return { choices, chosen, changes: null, unlisted: 0 };
  const older = Math.min(one, other);
  const newer = Math.max(one, other);
  const between = product.between.filter(({ version }) => version !== null && version > older && version <= newer);
  const folded = foldedChanges(between.toReversed().flatMap(({ changes }) => changes));
  const changes = one <= other ? folded : folded.map(({ before, after, ...rest }) => ({ ...rest, before: after, after: before }));
  return {
    choices,
    chosen,
    changes: inBlocks(changes, product),
    unlisted: newer - older - new Set(between.map(({ version }) => version)).size,
  };
}

function choicesOf({ version: now, history, between }: Product): VersionChoice[] {
  const made = history.filter(({ version }) => version !== null);
  if (made.length === 0) return [];
  const known = new Map<number, VersionChoice>();
  const first = Math.min(...made.map(({ version }) => version ?? now));
  if (first > 1) known.set(first - 1, { version: first - 1, at: null, by: null, isNow: false });
  // The present one can be chosen on every page; without a moment where the console did not make it, as an import by a command.
  known.set(now, { version: now, at: null, by: null, isNow: true });
  // Those compared may be on other pages.
  for (const { version, at, by, action } of [...between, ...made])
    if (version !== null) known.set(version, { version, at, by: by ?? nobodyWords(action), isNow: version === now });
  return [...known.values()].toSorted((a, b) => b.version - a.version);
}

/** Changes in their order as one: each field's first value and its last, without fields that are back where they were. */
function foldedChanges(changes: readonly ProductChange[]): ProductChange[] {
  const fields = new Map<string, ProductChange>();
  for (const change of changes) {
    const key = `${change.sku ?? ''}\n${change.field}`;
    fields.set(key, { ...change, before: (fields.get(key) ?? change).before });
  }
  return [...fields.values()].filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
}

/** The product's own fields, then each variation's, in their order. */
function inBlocks(changes: readonly ProductChange[], { variations, sellers }: Product): BlockChange[] {
  const inWords = ({ field, before, after }: ProductChange): FieldChange => ({
    place: [fieldName(field)],
    before: valueWords(field, before, sellers),
    after: valueWords(field, after, sellers),
  });
  const by = Map.groupBy(changes, ({ sku }) => sku ?? null);
  const own = by.get(null) ?? [];
  const place = (sku: string | null) => variations.findIndex((one) => one.sku === sku);
  const skus = [...by.keys()].filter((sku) => sku !== null).toSorted((a, b) => place(a) - place(b));
  return [
    ...(own.length > 0 ? [{ of: null, what: 'changed' as const, fields: own.map(inWords) }] : []),
    ...skus.map((sku): BlockChange => {
      const theirs = by.get(sku) ?? [];
      const sold = theirs.find(({ field }) => field === 'variation');
      const variation = variations.find((one) => one.sku === sku);
      const title = [variation && variationLabel(variation), sku].filter(Boolean).join(' · ');
      const what = !sold ? 'changed' : sold.after === 'on sale' ? 'added' : 'removed';
      return { of: { title, type: 'Variation' }, what, fields: theirs.filter((one) => one !== sold).map(inWords) };
    }),
  ];
}
