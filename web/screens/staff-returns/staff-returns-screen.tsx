import type { ListedReturn } from '../../../contract/staff/orders/staff-returns.ts';
import { LookUp } from '../../features/staff/look-up.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { ageWords, returnStateWords } from '../../features/staff/return-words.ts';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffReturn, staffReturns } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import { formatMoney } from '../../ui/money.ts';
import type { StaffReturnsData } from './staff-returns-data.ts';

/** Open or ended returns with their age, and the search by case or order number. */
function StaffReturnsScreen({ data }: { data: StaffData<StaffReturnsData> }) {
  return (
    <StaffFrame data={data} place="returns" heading="Returns" lead="Customers are promised an answer within 24 hours.">
      {(shown) => (
        <>
          <LookUp action={staffReturns()} label="Case or order number" hint="Scan or type the full number." typed={shown.typed} />
          <Found {...shown} />
        </>
      )}
    </StaffFrame>
  );
}

function Found({ returns, open, late, typed, show }: StaffReturnsData) {
  const isSearch = typed !== '';
  const other = show === 'open' && !isSearch ? { href: staffReturns({ show: 'ended' }), words: 'Show ended returns' } : null;
  const way = other ?? { href: staffReturns(), words: 'Show open returns' };
  const link = (
    <LinkButton href={way.href} variant="secondary">
      {way.words}
    </LinkButton>
  );
  if (returns.length === 0) {
    const title = isSearch ? 'No returns found' : show === 'open' ? 'No open returns' : 'No ended returns';
    return (
      <EmptyState title={title} actions={link}>
        {isSearch ? 'Check the case or order number.' : 'Returns appear here once customers request them.'}
      </EmptyState>
    );
  }
  const lead = `${open} open${late > 0 ? `, ${late} unanswered for more than 24 hours` : ''}.`;
  return (
    <>
      <Panel title={isSearch ? 'Results' : show === 'open' ? 'Open' : 'Ended'} lead={isSearch || show === 'ended' ? undefined : lead}>
        <Table caption="Returns" columns={columns} rows={returns.map(rowOf)} />
      </Panel>
      <p>{link}</p>
    </>
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
    state: returnStateWords[state],
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
