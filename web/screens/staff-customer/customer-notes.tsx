import { maxNote } from '../../../contract/staff/care/personal-data.ts';
import { NoteForm, NoteTable, notesLead } from '../../features/staff/notes.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { staffCustomer } from '../../staff-routes.ts';
import { ListPages } from './list-pages.tsx';
import type { StaffCustomerData } from './staff-customer-data.ts';

/** What staff noted about a customer. */
export function CustomerNotes({ customer, note, mayAdd }: StaffCustomerData & { mayAdd: boolean }) {
  if (customer.notes.length === 0 && !mayAdd) return null;
  return (
    <Panel title="Notes" id="notes" lead={notesLead}>
      <NoteTable notes={customer.notes} />
      <ListPages customer={customer} list="notes" label="Pages of notes" />
      {mayAdd && <NoteForm action={staffCustomer(customer)} longest={maxNote} typed={note?.typed} error={note?.error} />}
    </Panel>
  );
}
