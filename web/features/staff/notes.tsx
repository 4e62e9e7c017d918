import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { TextArea } from '../../ui/form/field.tsx';
import forms from './form.module.css';
import { Table } from './table.tsx';

interface Note {
  readonly at: string;
  readonly who: string;
  readonly words: string;
}

const columns = [
  { key: 'at', title: 'When', whole: true },
  { key: 'who', title: 'Who', whole: true },
  { key: 'words', title: 'Note' },
];

/** Says who reads notes, where they are written. */
export const notesLead = 'For staff only. Included in the customer’s data export.';

/** Staff's notes, newest first; nothing without any. */
export function NoteTable({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0) return null;
  const rows = notes.map(({ at, who, words }, index) => ({ key: index, cells: { at: shopMomentOf(at), who, words } }));
  return <Table caption="Notes, newest first" columns={columns} rows={rows} />;
}

/** The form for one more, posted to its page's `note`. */
export function NoteForm({ action, longest, typed, error }: { action: string; longest: number; typed?: string; error?: string }) {
  return (
    <form className={forms.stack} method="post" action={action}>
      <input type="hidden" name="action" value="note" />
      <TextArea label="New note" name="words" rows={3} maxLength={longest} defaultValue={typed} error={error} />
      <Button type="submit" variant="secondary">
        Add note
      </Button>
    </form>
  );
}
