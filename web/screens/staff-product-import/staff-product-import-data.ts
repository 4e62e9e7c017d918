import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { ImportOutcome, importEndpoints } from '../../../contract/merchandising/imports.ts';

export type ShownImport = OutputOf<typeof importEndpoints.get>;
export type ShownChanges = OutputOf<typeof importEndpoints.changes>;

/** What a form that was refused said of the columns. */
export interface TypedMapping {
  readonly fields: readonly string[];
  readonly decimal: string;
  readonly name: string;
}

export interface StaffProductImportData {
  readonly listed: OutputOf<typeof importEndpoints.list>;
  /** The file that is open; null for the list. */
  readonly open: ShownImport | null;
  /** A page of its report; null where there is none. */
  readonly changes: ShownChanges | null;
  readonly show: ImportOutcome | null;
  /** `columns`: matching columns; `undo`: confirming the undo. */
  readonly view: 'columns' | 'undo' | null;
  /** The saved mapping that was picked. */
  readonly picked: string | null;
  readonly typed: string;
  readonly mapping: TypedMapping | null;
  /** The start typed in a form that was refused. */
  readonly typedStart: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
}
