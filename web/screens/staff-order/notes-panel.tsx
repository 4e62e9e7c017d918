import { maxNoteLetters, type OrderWork } from '../../../contract/staff/orders/order-work.ts';
import { own } from '../../../contract/values/own.ts';
import forms from '../../features/staff/form.module.css';
import { NoteForm, NoteTable, notesLead } from '../../features/staff/notes.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { staffOrder } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { refusalOf, type StaffOrderData } from './staff-order-data.ts';

/** Notes and tags of staff. Without the permission to edit they can be read. */
export function NotesPanel({ work, ...shown }: StaffOrderData & { work: OrderWork }) {
  const action = staffOrder({ orderNumber: shown.order.orderNumber });
  const note = refusalOf({ work, ...shown }, 'note');
  const tags = refusalOf({ work, ...shown }, 'tags');
  const mayEdit = shown.permissions.includes('orders.edit');
  if (!mayEdit && work.notes.length === 0 && work.tags.length === 0) return null;
  return (
    <Panel title="Notes and tags" lead={notesLead}>
      <NoteTable notes={work.notes} />
      {!mayEdit && work.tags.length > 0 && <p>Tags: {work.tags.join(', ')}</p>}
      {mayEdit && (
        <>
          <NoteForm action={action} longest={maxNoteLetters} typed={own(note.typed, 'words')} error={own(note.errors, 'words')} />
          <form className={forms.stack} method="post" action={action}>
            <input type="hidden" name="action" value="tags" />
            <input type="hidden" name="seen" value={own(tags.typed, 'seen') ?? work.tags.join(',')} />
            <Field
              label="Tags"
              name="tags"
              autoComplete="off"
              autoCapitalize="none"
              hint="Separate tags with commas."
              defaultValue={own(tags.typed, 'tags') ?? work.tags.join(', ')}
              error={own(tags.errors, 'tags')}
            />
            <Button type="submit" variant="secondary">
              Save tags
            </Button>
          </form>
        </>
      )}
    </Panel>
  );
}
