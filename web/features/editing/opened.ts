import type { FieldForm } from '../../../contract/content/form.ts';
import type { BlockForm } from '../../../contract/content/forms.ts';
import type { KnownProduct } from './editing-context.ts';
import type { PlainRecord } from './paths.ts';

/** A document as an editor has it before them, and what its form is made of. */
export interface Opened {
  readonly brand: string;
  readonly kind: 'page' | 'site';
  readonly key: string;
  readonly number: number;
  readonly savedAt: string;
  readonly savedBy: string;
  readonly body: PlainRecord;
  /** Of the document itself; blocks have theirs. */
  readonly fields: readonly FieldForm[];
  readonly blocks: readonly BlockForm[];
  readonly categories: readonly { readonly path: string; readonly title: string }[];
  readonly departments: readonly { readonly value: string; readonly label: string }[];
  /** Where links may lead: an address and its name. */
  readonly places: readonly { readonly href: string; readonly title: string }[];
  readonly products: Readonly<Record<number, KnownProduct>>;
  /** Of a form that was sent without script, by path. */
  readonly faults: Readonly<Record<string, string>>;
}

/** Somebody else's version, saved since this one was opened. */
export interface Theirs {
  readonly number: number;
  readonly savedAt: string;
  readonly savedBy: string;
  readonly body: PlainRecord;
}
