import type { FieldForm } from '../../../contract/content/form.schemas.ts';
import type { BlockForm } from '../../../contract/content/forms.schemas.ts';
import type { PlainRecord } from '../../../contract/values/plain.ts';
import type { KnownProduct } from './editing-context.ts';

/** A document opened for editing, with everything its form needs. */
export interface Opened {
  readonly brand: string;
  readonly kind: 'page' | 'site';
  readonly key: string;
  readonly number: number;
  readonly savedAt: string;
  readonly savedBy: string;
  readonly body: PlainRecord;
  /** Fields of the document itself; blocks have their own. */
  readonly fields: readonly FieldForm[];
  readonly blocks: readonly BlockForm[];
  readonly categories: readonly { readonly path: string; readonly formerPaths: readonly string[]; readonly title: string }[];
  readonly departments: readonly { readonly value: string; readonly label: string }[];
  /** Link targets offered while typing. */
  readonly places: readonly { readonly href: string; readonly title: string }[];
  readonly products: Readonly<Record<number, KnownProduct>>;
  /** Errors of a form sent without script, by path. */
  readonly faults: Readonly<Record<string, string>>;
}

/** A version that another editor saved after this one was opened. */
export interface Theirs {
  readonly number: number;
  readonly savedAt: string;
  readonly savedBy: string;
  readonly body: PlainRecord;
}
