import { erasureReasons } from '../../../contract/staff/care/personal-data.ts';
import forms from '../../features/staff/form.module.css';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffErasures } from '../../staff-routes.ts';
import { calendarDayOf, shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Pages } from '../../ui/pages.tsx';
import type { StaffErasuresData } from './staff-erasures-data.ts';

/** The log of erasures. It names nobody; a typed email finds its own. */
function StaffErasuresScreen({ data }: { data: StaffData<StaffErasuresData> }) {
  return (
    <StaffFrame
      data={data}
      place="customers"
      heading="Erased customers"
      lead="The log has no names or emails. Type an email to see whether its customer was erased."
      done={data.shown?.done}
    >
      {(shown) => (
        <>
          <search>
            <form className={forms.row} method="get" action={staffErasures()}>
              <Field
                label="Email"
                name="email"
                type="search"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={shown.email}
              />
              <Button type="submit" variant="secondary">
                Check
              </Button>
            </form>
          </search>
          <Log {...shown} />
        </>
      )}
    </StaffFrame>
  );
}

const columns = [
  { key: 'number', title: 'No.', numeric: true },
  { key: 'at', title: 'Erased', whole: true },
  { key: 'by', title: 'By', whole: true },
  { key: 'reason', title: 'Reason' },
  { key: 'orders', title: 'Orders kept', numeric: true },
  { key: 'until', title: 'Until', whole: true },
];

function Log({ log: { erasures, page, pages }, email }: StaffErasuresData) {
  if (erasures.length === 0) {
    return email ? (
      <EmptyState
        title="No erasure of this email"
        actions={
          <LinkButton href={staffErasures()} variant="secondary">
            Show the whole log
          </LinkButton>
        }
      >
        Nobody with exactly this email was erased.
      </EmptyState>
    ) : (
      <EmptyState title="No one has been erased yet">Erasures appear here with their reason and the records that are kept.</EmptyState>
    );
  }
  const rows = erasures.map(({ erasureId, at, by, reason, ordersKept, keptUntil }) => ({
    key: erasureId,
    cells: {
      number: erasureId,
      at: shopMomentOf(at),
      by,
      reason: erasureReasons[reason],
      orders: ordersKept,
      until: keptUntil ? calendarDayOf(keptUntil) : '',
    },
  }));
  return (
    <>
      <Table caption="Erasures, newest first" columns={columns} rows={rows} />
      <Pages page={page} pages={pages} at={(to) => staffErasures({ email, page: to })} />
    </>
  );
}

export default island('screens/staff-erasures/staff-erasures-screen', StaffErasuresScreen);
