import { type MenuItem, maxMenuItems } from '../../../contract/merchandising/menu.ts';
import { plural } from '../../../contract/values/count.ts';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffCategories, staffCategory, staffMenu, staffMenuItem } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './staff-menu.module.css';
import type { MenuDepartmentRow, StaffMenuData } from './staff-menu-data.ts';

/** The menu of this brand: its departments, and what staff put among them. */
function StaffMenuScreen({ data }: { data: StaffData<StaffMenuData> }) {
  return (
    <StaffFrame
      data={data}
      place="menu"
      heading="Menu"
      lead={
        <>
          The first level of {data.me.brand}’s menu. Departments come from <a href={staffCategories()}>Categories</a>; add links of your own
          among them, such as a journal or a campaign’s page.
        </>
      }
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          <Panel title="Add menu item">
            <AddForm data={shown} />
          </Panel>
          <Panel title="Menu" lead={countWords(shown.entries)}>
            <MenuTable data={shown} />
          </Panel>
        </>
      )}
    </StaffFrame>
  );
}

const isItem = (entry: MenuDepartmentRow | MenuItem): entry is MenuItem => 'itemId' in entry;

function countWords(entries: StaffMenuData['entries']): string {
  const own = entries.filter(isItem).length;
  if (own === 0) return 'No items of your own yet. The menu shows the departments.';
  return `${plural(own, 'item')} of your own, of at most ${maxMenuItems}. Desktop shows all in one row, so keep labels short.`;
}

function AddForm({ data: { typed, errors } }: { data: StaffMenuData }) {
  return (
    <form className={form.row} method="post" action={staffMenu()}>
      <input type="hidden" name="action" value="add" />
      <Field label="Label" name="label" autoComplete="off" maxLength={30} defaultValue={typed.label} error={errors.label} />
      <Field
        label="Link"
        name="link"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
        defaultValue={typed.link}
        hint="A page of this shop, such as /deals, or an https:// address."
        error={errors.link}
      />
      <Button type="submit">Add item</Button>
    </form>
  );
}

const columns = [
  { key: 'name', title: 'Entry' },
  { key: 'kind', title: 'Leads to' },
  { key: 'state', title: 'Status' },
  { key: 'order', title: 'Order' },
];

function MenuTable({ data: { entries, now } }: { data: StaffMenuData }) {
  const rows = entries.map((entry, index) => {
    if (!isItem(entry)) {
      return {
        key: `department-${entry.taxonomyId}`,
        cells: {
          name: <a href={staffCategory({ taxonomyId: entry.taxonomyId })}>{entry.title}</a>,
          kind: <span className={form.quiet}>Department</span>,
          state: <span className={form.quiet}>–</span>,
          order: <span className={form.quiet}>–</span>,
        },
      };
    }
    const { itemId, label, link, items } = entry;
    return {
      key: itemId,
      cells: {
        name: (
          <span id={`item-${itemId}`} className={styles.name}>
            <a href={staffMenuItem({ itemId })}>{label}</a>
            {items.length > 0 && <span className={form.quiet}>{plural(items.length, 'link below', 'links below')}</span>}
          </span>
        ),
        kind: <span className={styles.link}>{link}</span>,
        state: stateWords(entry, now),
        order: <Steps item={entry} isFirst={index === 0} isLast={index === entries.length - 1} />,
      },
    };
  });
  return <Table caption="Menu" columns={columns} rows={rows} />;
}

function stateWords({ hidden, startsAt, endsAt, shown }: MenuItem, now: string): string {
  if (hidden) return 'Hidden';
  if (endsAt !== null && endsAt <= now) return `Ended ${shopMomentOf(endsAt)}`;
  if (startsAt !== null && startsAt > now) return `Starts ${shopMomentOf(startsAt)}`;
  if (!shown) return 'Shown within a minute';
  return endsAt === null ? 'Shown' : `Shown until ${shopMomentOf(endsAt)}`;
}

/** Moves an item one place along the menu. */
function Steps({ item: { itemId, label }, isFirst, isLast }: { item: MenuItem; isFirst: boolean; isLast: boolean }) {
  return (
    <form method="post" action={staffMenu()} className={styles.steps}>
      <input type="hidden" name="action" value="move" />
      <input type="hidden" name="itemId" value={itemId} />
      <Button type="submit" name="step" value="up" variant="secondary" size="small" disabled={isFirst}>
        Up<VisuallyHidden> {label}</VisuallyHidden>
      </Button>
      <Button type="submit" name="step" value="down" variant="secondary" size="small" disabled={isLast}>
        Down<VisuallyHidden> {label}</VisuallyHidden>
      </Button>
    </form>
  );
}

export default island('screens/staff-menu/staff-menu-screen', StaffMenuScreen);
