import { listOf, type Plain, type PlainRecord } from '../../../contract/values/plain.ts';
import { isSame, valueAt, withValue } from './paths.ts';

/** The content being edited, with its undo and redo steps. */
export interface Draft {
  readonly body: PlainRecord;
  readonly past: readonly PlainRecord[];
  readonly future: readonly PlainRecord[];
  /** The field of the last change: consecutive changes to one field are one undo step. */
  readonly field: string | null;
}

export type Change =
  | { readonly kind: 'set'; readonly path: string; readonly value: Plain }
  /** Inserts an item into the list at a path, before index `at`. */
  | { readonly kind: 'insert'; readonly list: string; readonly at: number; readonly item: Plain }
  | { readonly kind: 'remove'; readonly list: string; readonly at: number }
  | { readonly kind: 'move'; readonly list: string; readonly from: number; readonly to: number }
  /** Replaces all content, as one step. */
  | { readonly kind: 'replace'; readonly body: PlainRecord }
  /** Replaces all content without a step, with the server's version of what was saved. */
  | { readonly kind: 'settle'; readonly body: PlainRecord }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

/** Undo steps at most. */
const maxSteps = 100;

export const draftOf = (body: PlainRecord): Draft => ({ body, past: [], future: [], field: null });

/** The draft after a change. A change without effect is not a step. */
export function changed(draft: Draft, change: Change): Draft {
  if (change.kind === 'undo') return undone(draft);
  if (change.kind === 'redo') return redone(draft);
  if (change.kind === 'settle') return { ...draft, body: change.body, field: null };
  const body = applied(draft.body, change);
  if (isSame(body, draft.body)) return draft;
  const field = change.kind === 'set' ? change.path : null;
  const goesOn = field !== null && field === draft.field;
  return { body, past: goesOn ? draft.past : [...draft.past, draft.body].slice(-maxSteps), future: [], field };
}

function applied(body: PlainRecord, change: Exclude<Change, { kind: 'undo' | 'redo' | 'settle' }>): PlainRecord {
  if (change.kind === 'replace') return change.body;
  if (change.kind === 'set') return withValue(body, change.path, change.value);
  const list = [...listOf(valueAt(body, change.list))];
  if (change.kind === 'insert') list.splice(change.at, 0, change.item);
  if (change.kind === 'remove') list.splice(change.at, 1);
  if (change.kind === 'move') {
    if (change.to < 0 || change.to >= list.length) return body;
    list.splice(change.to, 0, ...list.splice(change.from, 1));
  }
  return withValue(body, change.list, list);
}

function undone({ body, past, future }: Draft): Draft {
  const before = past.at(-1);
  return before ? { body: before, past: past.slice(0, -1), future: [body, ...future], field: null } : { body, past, future, field: null };
}

function redone({ body, past, future }: Draft): Draft {
  const [next, ...later] = future;
  return next ? { body: next, past: [...past, body], future: later, field: null } : { body, past, future, field: null };
}
