import { returnsReportCsvPath } from '../../../contract/staff/orders/sales-reports.ts';
import { formatCount } from '../../../contract/values/count.ts';
import { changeWords } from '../../features/staff/charts/change.ts';
import { Sums } from '../../features/staff/charts/sums.tsx';
import { Table } from '../../features/staff/table.tsx';
import { staffReports, staffReturns } from '../../staff-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ReportEnd } from './report-end.tsx';
import type { StaffReportsData } from './staff-reports-data.ts';

type Figures = StaffReportsData & { returns: NonNullable<StaffReportsData['returns']> };

/** Returns by reason: the sums beside those of the days before, and the table. */
export function ReturnFigures({ place, returns: { from, to, reasons, totals, before } }: Figures) {
  if (reasons.length === 0) return <EmptyState title="No returns in this period">Returns count by the day they were requested.</EmptyState>;
  return (
    <>
      <Sums
        sums={[
          { name: 'Returns', value: formatCount(totals.returns), change: changeWords(totals.returns, before.returns) },
          { name: 'Units', value: formatCount(totals.units), change: changeWords(totals.units, before.units) },
        ]}
      />
      <Table
        caption="Returns by reason"
        columns={[
          { key: 'title', title: 'Reason' },
          { key: 'returns', title: 'Returns', numeric: true },
          { key: 'units', title: 'Units', numeric: true },
        ]}
        rows={reasons.map(({ reason, title, returns, units }) => ({
          key: reason,
          cells: { title, returns: formatCount(returns), units: formatCount(units) },
        }))}
      />
      <p>
        <a href={staffReturns()}>Handle returns</a>
      </p>
      <ReportEnd
        page={1}
        pages={1}
        csv={returnsReportCsvPath}
        query={{ from, to, brand: place.brand }}
        at={() => staffReports({ ...place, show: undefined })}
      />
    </>
  );
}
