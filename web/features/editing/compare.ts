import type { FieldForm } from '../../../contract/content/form.schemas.ts';
import type { BlockForm } from '../../../contract/content/forms.schemas.ts';
import { own } from '../../../contract/values/own.ts';
import { isPlainRecord, type Plain, type PlainRecord } from '../../../contract/values/plain.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { titleOf, uidOf } from './blocks.ts';
import { isSame } from './paths.ts';

export interface FieldChange {
  /** Labels from the outside in: `Images`, `Image on phones`. */
  readonly place: readonly string[];
  /** As text; empty for no value. */
  readonly before: string;
  readonly after: string;
}

/** What happened to a block between two versions, or to the page itself (`of` null). */
export interface BlockChange {
  readonly of: { readonly title: string; readonly type: string } | null;
  readonly what: 'added' | 'removed' | 'changed' | 'moved';
  readonly fields: readonly FieldChange[];
}

/** The differences between two versions of a document, in reading order. */
export function compared(
  before: PlainRecord,
  after: PlainRecord,
  fields: readonly FieldForm[],
  blocks: readonly BlockForm[],
): BlockChange[] {
  const changed = fields.flatMap((form) => fieldChanges(form, own(before, form.name), own(after, form.name), []));
  const page: BlockChange[] = changed.length > 0 ? [{ of: null, what: 'changed', fields: changed }] : [];
  return [...page, ...blockChanges(listOf(before.blocks), listOf(after.blocks), blocks)];
}

const listOf = (value: Plain | undefined): readonly PlainRecord[] => (Array.isArray(value) ? value : []);

function blockChanges(before: readonly PlainRecord[], after: readonly PlainRecord[], forms: readonly BlockForm[]): BlockChange[] {
  const old = new Map(before.map((block, i) => [uidOf(block, i), block]));
  const remaining = after.map(uidOf).filter((uid) => old.has(uid));
  const oldOrder = before.map(uidOf).filter((uid) => remaining.includes(uid));
  const moved = outOfOrder(oldOrder, remaining);
  const present = after.flatMap((block, i): BlockChange[] => {
    const uid = uidOf(block, i);
    const was = old.get(uid);
    const form = forms.find(({ type }) => type === block.type);
    const of = nameOf(block, form);
    if (!was) return [{ of, what: 'added', fields: [] }];
    const changes = (form?.fields ?? []).flatMap((field) => fieldChanges(field, own(was, field.name), own(block, field.name), []));
    if (changes.length > 0) return [{ of, what: 'changed', fields: changes }];
    return moved.has(uid) ? [{ of, what: 'moved', fields: [] }] : [];
  });
  const gone = before.flatMap((block, i): BlockChange[] => {
    const form = forms.find(({ type }) => type === block.type);
    return remaining.includes(uidOf(block, i)) ? [] : [{ of: nameOf(block, form), what: 'removed', fields: [] }];
  });
  return [...present, ...gone];
}

const nameOf = (block: PlainRecord, form: BlockForm | undefined) => ({ title: titleOf(block), type: form?.title ?? String(block.type) });

/** The smallest set of moved blocks: all but the longest run that kept its order. */
function outOfOrder(before: readonly string[], after: readonly string[]): Set<string> {
  const places = after.map((uid) => before.indexOf(uid));
  const best = places.map(() => ({ length: 1, from: -1 }));
  for (let i = 0; i < places.length; i++) {
    for (let j = 0; j < i; j++) {
      const one = best[i];
      const other = best[j];
      if (one && other && (places[j] ?? 0) < (places[i] ?? 0) && other.length >= one.length)
        best[i] = { length: other.length + 1, from: j };
    }
  }
  const kept = new Set<string>();
  const lengths = best.map(({ length }) => length);
  for (let i = lengths.indexOf(Math.max(0, ...lengths)); i >= 0; i = best[i]?.from ?? -1) kept.add(after[i] ?? '');
  return new Set(after.filter((uid) => !kept.has(uid)));
}

function fieldChanges(form: FieldForm, before: Plain | undefined, after: Plain | undefined, place: readonly string[]): FieldChange[] {
  if (isSame(before, after)) return [];
  const here = form.label ? [...place, form.label] : place;
  if (form.kind === 'group' && isPlainRecord(before) && isPlainRecord(after)) {
    return form.fields.flatMap((field) => fieldChanges(field, own(before, field.name), own(after, field.name), here));
  }
  if (form.kind === 'record' && isPlainRecord(before) && isPlainRecord(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => fieldChanges(form.item, own(before, name), own(after, name), [...place, form.label, name]));
  }
  if (form.kind === 'list' && Array.isArray(before) && Array.isArray(after)) {
    const most = Math.max(before.length, after.length);
    return Array.from({ length: most }, (_, i) => i).flatMap((i) =>
      fieldChanges({ ...form.item, label: `${form.item.label} ${i + 1}` }, before[i], after[i], [...place, form.label]),
    );
  }
  return [{ place: here, before: inWords(before, form), after: inWords(after, form) }];
}

/** A value as text for editors. */
function inWords(value: Plain | undefined, form: FieldForm): string {
  if (value === null || value === undefined || value === '') return '';
  if (form.kind === 'switch') return value ? 'yes' : 'no';
  if (form.kind === 'moment') return shopMomentOf(String(value));
  if (form.kind === 'rich')
    return String(value)
      .replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  if (!isPlainRecord(value)) return Array.isArray(value) ? `${value.length} items` : String(value);
  if (form.kind === 'money') return `$${(Number(value.amount) / 100).toFixed(2)}`;
  if (form.kind === 'picture') return String(value.url);
  if (form.kind === 'product') return `product ${value.product_id}`;
  return (
    Object.values(value)
      .filter((one) => typeof one === 'string' && one !== '')
      .join(', ') || 'set'
  );
}
