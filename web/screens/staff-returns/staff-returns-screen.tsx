import { type ListedReturn, returnStateNames } from '../../../contract/staff/orders/staff-returns.ts';
import { ExportList } from '../../features/staff/export-list.tsx';
import { LookUp } from '../../features/staff/look-up.tsx';
import { optionsOf } from '../../features/staff/options.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { ageWords } from '../../features/staff/return-words.ts';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { ListViews } from '../../features/staff/views/list-views.tsx';
import { island } from '../../page/island.tsx';
import { staffReturn, staffReturns } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import { Select } from '../../ui/form/field.tsx';
import { formatMoney } from '../../ui/money.ts';
import { Pages } from '../../ui/pages.tsx';
import type { StaffReturnsData } from './staff-returns-data.ts';

const given = [
  { name: 'Open', href: staffReturns() },
  { name: 'Ended', href: staffReturns({ show: 'ended' }) },
];

/** Open or ended returns with their age, and the search in all of them. */
function StaffReturnsScreen({ data }: { data: StaffData<StaffReturnsData> }) {
  return (
    <StaffFrame data={data} place="returns" heading="Returns" lead="Customers are promised an answer within 24 hours.">
      {(shown) => (
        <>
          <ListViews views={data.views} given={given} />
          <LookUp
            action={staffReturns()}
            label="Search returns"
            hint="Case or order number, name, email, phone, postal code or SKU."
            typed={shown.typed}
          >
            <Select label="State" name="state" defaultValue={shown.state} placeholder="All" options={optionsOf(returnStateNames)} />
          </LookUp>
          <Found {...shown} />
          <div>
            <ExportList subject="returns" permissions={data.me.permissions}>
              Export as CSV
            </ExportList>
          </div>
        </>
      )}
    </StaffFrame>
  );
}

function Found({ returns, page, pages, open, late, typed, state, show }: StaffReturnsData) {
  const isSearch = typed !== '' || state !== '';
  if (returns.length === 0) {
    const title = isSearch ? 'No returns found' : show === 'open' ? 'No open returns' : 'No ended returns';
    return (
      <EmptyState
        title={title}
        actions={
          isSearch && (
            <LinkButton href={staffReturns()} variant="secondary">
              Show open returns
            </LinkButton>
          )
        }
      >
        {isSearch ? 'Check what you searched for, or choose another state.' : 'Returns appear here once customers request them.'}
      </EmptyState>
    );
  }
  const lead = `${open} open${late > 0 ? `, ${late} unanswered for more than 24 hours` : ''}.`;
  return (
    <Panel title={isSearch ? 'Results' : show === 'open' ? 'Open' : 'Ended'} lead={isSearch || show === 'ended' ? undefined : lead}>
      <Table caption="Returns" columns={columns} rows={returns.map(rowOf)} />
      <Pages page={page} pages={pages} at={(to) => staffReturns({ show: show === 'ended' ? show : '', state, q: typed, page: to })} />
    </Panel>
  );
}

const columns = [
  { key: 'case', title: 'Case', whole: true },
  { key: 'order', title: 'Order', whole: true },
  { key: 'state', title: 'State' },
  { key: 'age', title: 'Age' },
  { key: 'reasons', title: 'Reason' },
  { key: 'units', title: 'Units', numeric: true },
  { key: 'quoted', title: 'Expected refund', numeric: true, whole: true },
];

const rowOf = ({ caseNumber, orderNumber, state, ageHours, isLate, reasons, units, quoted, currency }: ListedReturn) => ({
  key: caseNumber,
  cells: {
    case: <a href={staffReturn({ caseNumber })}>{caseNumber}</a>,
    order: orderNumber,
    state: returnStateNames[state],
    age: (
      <>
        {ageWords(ageHours)} {isLate && <Badge tone="sale">Late</Badge>}
      </>
    ),
    reasons: reasons.join(', '),
    units,
    quoted: formatMoney(quoted, { currency }),
  },
});

export default island('screens/staff-returns/staff-returns-screen', StaffReturnsScreen);
