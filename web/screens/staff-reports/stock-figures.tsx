import { type StockLine, stockReportCsvPath, stockShown } from '../../../contract/figures/figures.ts';
import { formatCount, plural } from '../../../contract/values/count.ts';
import { own } from '../../../contract/values/own.ts';
import form from '../../features/staff/form.module.css';
import { optionsOf } from '../../features/staff/options.ts';
import { Table } from '../../features/staff/table.tsx';
import { staffProduct, staffReports } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import { ReportEnd } from './report-end.tsx';
import type { StaffReportsData } from './staff-reports-data.ts';

type Figures = StaffReportsData & { stock: NonNullable<StaffReportsData['stock']> };

/** How long the stock of each variation lasts, with filters. */
export function StockFigures({ place, stock, departments }: Figures) {
  const { show, department, q } = place;
  const isNarrowed = show !== 'all' || department !== '' || q !== '';
  return (
    <>
      <search>
        <form className={form.row} method="get" action={staffReports()}>
          <input type="hidden" name="by" value="stock" />
          <Select label="Days left" name="show" defaultValue={show} options={optionsOf(stockShown)} />
          <Select
            label="Department"
            name="department"
            placeholder="All departments"
            defaultValue={department}
            options={stock.departments.map((slug) => ({ value: slug, label: own(departments, slug) ?? slug }))}
          />
          <Field label="Product or SKU" name="q" type="search" autoComplete="off" spellCheck={false} defaultValue={q} />
          <Button type="submit" variant="secondary">
            Show
          </Button>
        </form>
      </search>
      {stock.lines.length === 0 ? (
        <NoStock isNarrowed={isNarrowed} />
      ) : (
        <>
          <p className={form.quiet}>{plural(stock.total, 'variation')}, the first to sell out on top.</p>
          <Table caption="Stock by days left" columns={columns} rows={stock.lines.map(rowOf)} />
          <ReportEnd
            page={stock.page}
            pages={stock.pages}
            csv={stockReportCsvPath}
            query={{ show, department, q }}
            at={(page) => staffReports({ by: 'stock', show: show === 'all' ? undefined : show, department, q, page })}
          />
        </>
      )}
    </>
  );
}

function NoStock({ isNarrowed }: { isNarrowed: boolean }) {
  if (!isNarrowed) {
    return (
      <EmptyState title="Nothing sold in the last 28 days">
        Once variations sell, this report shows how many days the stock of each one lasts. Sales are updated every hour.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No stock matches these filters"
      actions={
        <LinkButton href={staffReports({ by: 'stock' })} variant="secondary">
          Show all
        </LinkButton>
      }
    >
      Only variations that sold in the last 28 days are listed.
    </EmptyState>
  );
}

/** Beyond a year the figure says nothing. */
const daysIn = (days: number) => (days === 0 ? 'Less than 1' : days > 365 ? 'Over a year' : formatCount(days));

const columns = [
  { key: 'name', title: 'Product' },
  { key: 'sku', title: 'SKU', whole: true },
  { key: 'onHand', title: 'In stock', numeric: true },
  { key: 'sold', title: 'Sold in 28 days', numeric: true },
  { key: 'days', title: 'Days left', numeric: true, whole: true },
];

const rowOf = ({ variationId, productId, sku, name, options, onHand, sold, daysLeft }: StockLine) => ({
  key: variationId,
  cells: {
    name: (
      <>
        <a href={staffProduct({ productId })}>{name}</a>
        {options && <div className={form.quiet}>{options}</div>}
      </>
    ),
    sku,
    onHand: formatCount(onHand),
    sold: formatCount(sold),
    days: onHand === 0 ? <Badge>Sold out</Badge> : daysIn(daysLeft),
  },
});
