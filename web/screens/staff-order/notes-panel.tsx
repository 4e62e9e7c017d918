import { mostNoteLetters, type OrderWork } from '../../../contract/staff/orders/order-work.ts';
import { own } from '../../../contract/values/own.ts';
import forms from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { Table } from '../../features/staff/table.tsx';
import { staffOrder } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field, TextArea } from '../../ui/form/field.tsx';
import { refusalOf, type StaffOrderData } from './staff-order-data.ts';

const columns = [
  { key: 'at', title: 'When', whole: true },
  { key: 'who', title: 'Who', whole: true },
  { key: 'words', title: 'Note' },
];

/** Notes and tags of staff. Without the permission to edit they can be read. */
export function NotesPanel({ work, ...shown }: StaffOrderData & { work: OrderWork }) {
  const action = staffOrder({ orderNumber: shown.order.orderNumber });
  const [note, tags] = [refusalOf({ work, ...shown }, 'note'), refusalOf({ work, ...shown }, 'tags')];
  const mayEdit = shown.permissions.includes('orders.edit');
  if (!mayEdit && work.notes.length === 0 && work.tags.length === 0) return null;
  const rows = work.notes.map(({ at, who, words }, index) => ({ key: index, cells: { at: shopMomentOf(at), who, words } }));
  return (
    <Panel title="Notes and tags" lead="Only staff can see these.">
      {rows.length > 0 && <Table caption="Notes" columns={columns} rows={rows} />}
      {!mayEdit && work.tags.length > 0 && <p>Tags: {work.tags.join(', ')}</p>}
      {mayEdit && (
        <>
          <form className={forms.stack} method="post" action={action}>
            <input type="hidden" name="action" value="note" />
            <TextArea
              label="New note"
              name="words"
              rows={3}
              maxLength={mostNoteLetters}
              defaultValue={own(note.typed, 'words')}
              error={own(note.errors, 'words')}
            />
            <Button type="submit" variant="secondary">
              Add note
            </Button>
          </form>
          <form className={forms.stack} method="post" action={action}>
            <input type="hidden" name="action" value="tags" />
            <input type="hidden" name="seen" value={own(tags.typed, 'seen') ?? work.tags.join(',')} />
            <Field
              {...{ label: 'Tags', name: 'tags', autoComplete: 'off', autoCapitalize: 'none', hint: 'Separate tags with commas.' }}
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
