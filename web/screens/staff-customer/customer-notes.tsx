import { mostNote } from '../../../contract/staff/care/personal-data.ts';
import forms from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { Table } from '../../features/staff/table.tsx';
import { staffCustomer } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { TextArea } from '../../ui/form/field.tsx';
import { ListPages } from './list-pages.tsx';
import type { StaffCustomerData } from './staff-customer-data.ts';

const columns = [
  { key: 'at', title: 'When', whole: true },
  { key: 'who', title: 'Who', whole: true },
  { key: 'words', title: 'Note' },
];

/** What staff noted about a customer. */
export function CustomerNotes({ customer, note, mayAdd }: StaffCustomerData & { mayAdd: boolean }) {
  const { notes } = customer;
  if (notes.length === 0 && !mayAdd) return null;
  const rows = notes.map(({ at, who, words }, index) => ({ key: index, cells: { at: shopMomentOf(at), who, words } }));
  return (
    <Panel title="Notes" id="notes" lead="For staff only. The customer gets them with an export of their data.">
      {rows.length > 0 && <Table caption="Notes, newest first" columns={columns} rows={rows} />}
      <ListPages customer={customer} list="notes" label="Pages of notes" />
      {mayAdd && (
        <form className={forms.stack} method="post" action={staffCustomer(customer)}>
          <input type="hidden" name="action" value="note" />
          <TextArea label="New note" name="words" rows={2} maxLength={mostNote} defaultValue={note?.typed} error={note?.error} />
          <Button type="submit" variant="secondary">
            Add note
          </Button>
        </form>
      )}
    </Panel>
  );
}
