import { dayAfter } from '../../../contract/values/shop-days.ts';
import form from '../../features/staff/form.module.css';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { Me, StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { staffReports } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import { BannerFigures } from './banner-figures.tsx';
import { FunnelFigures } from './funnel-figures.tsx';
import { PaymentFigures } from './payment-figures.tsx';
import { PayoutFigures } from './payout-figures.tsx';
import { ReturnFigures } from './return-figures.tsx';
import { SalesFigures } from './sales-figures.tsx';
import { SearchFigures } from './search-figures.tsx';
import type { ReportPlace, StaffReportsData } from './staff-reports-data.ts';
import styles from './staff-reports-screen.module.css';
import { StockFigures } from './stock-figures.tsx';

const reports: readonly { readonly by: ReportPlace['by']; readonly title: string }[] = [
  { by: 'day', title: 'Days' },
  { by: 'product', title: 'Products' },
  { by: 'department', title: 'Departments' },
  { by: 'category', title: 'Categories' },
  { by: 'promotion', title: 'Promotions' },
  { by: 'brand', title: 'Brands' },
  { by: 'state', title: 'States and tax' },
  { by: 'returns', title: 'Returns' },
  { by: 'searches', title: 'Searches' },
  { by: 'searches-without-results', title: 'Searches without results' },
  { by: 'funnel', title: 'Funnel' },
  { by: 'banners', title: 'Banners' },
  { by: 'stock', title: 'Stock days left' },
  { by: 'payments', title: 'Payments' },
  { by: 'payouts', title: 'Payouts' },
];

const presets: readonly { readonly title: string; readonly days: number }[] = [
  { title: 'Today', days: 1 },
  { title: '7 days', days: 7 },
  { title: '30 days', days: 30 },
  { title: '90 days', days: 90 },
  { title: 'A year', days: 365 },
];

/** What the report counts; sales by default. */
const leads: Readonly<Partial<Record<ReportPlace['by'], string>>> = {
  category:
    'Paid orders, by the day they were placed in New York time. A product in several categories counts once: under its main category, the one in its breadcrumb on the day it was sold. Updated every five minutes.',
  promotion:
    'Paid orders, by the day they were placed in New York time. An order counts under each of its promotions with all its merchandise after discounts, also of items cancelled later, so lines may add up to more than all sales.',
  returns: 'Units that customers asked to return, by the day they asked in New York time. A return counts under each of its reasons.',
  searches: 'What shoppers search for, each search once a visit. Days are in New York time. Nothing here identifies a shopper.',
  'searches-without-results':
    'Searches that found no product. Add a synonym to connect their words to your catalog, and check here that it works.',
  funnel: 'How far visits get on the way to an order. Each visit counts once at each step, with the steps before it.',
  banners:
    'Banners and tiles of your home and content pages: visits that saw and clicked them, and the orders of those visits. An order counts for the banner clicked last before it.',
  payments:
    'Money that your ledger captured and refunded, beside what each payment provider reports. Compared every night for the last days.',
  payouts:
    'What each payment provider paid out, by the day it paid, beside the captures and refunds of your ledger. Fees and disputes are the provider’s.',
  stock: 'How long your stock lasts if each variation keeps selling as it did in the last 28 days. Sales and stock are updated every hour.',
};
const salesLead = 'Paid orders without cancelled items, by the day they were placed in New York time. Updated every five minutes.';

/** Sales by day, product, department, category, promotion, brand and state, returns by reason, searches, the funnel, banners and stock, for any days. */
function StaffReportsScreen({ data }: { data: StaffData<StaffReportsData> }) {
  return (
    <StaffFrame
      data={data}
      place="reports"
      heading="Reports"
      done={data.shown?.done}
      lead={(data.shown && leads[data.shown.place.by]) ?? salesLead}
    >
      {(page) => (
        <>
          <nav className={styles.reports} aria-label="Reports">
            {reports.map(({ by, title }) => (
              <a
                key={by}
                href={staffReports({ by, from: page.place.from, to: page.place.to, brand: page.place.brand })}
                aria-current={by === page.place.by ? 'page' : undefined}
              >
                {title}
              </a>
            ))}
          </nav>
          {page.place.by !== 'stock' && <Range {...page} brands={data.me.brands} />}
          {page.sales && <SalesFigures {...page} sales={page.sales} />}
          {page.returns && <ReturnFigures {...page} returns={page.returns} />}
          {page.searches && <SearchFigures {...page} searches={page.searches} />}
          {page.funnel && <FunnelFigures {...page} funnel={page.funnel} />}
          {page.banners && <BannerFigures {...page} banners={page.banners} />}
          {page.payments && (
            <PaymentFigures payments={page.payments} place={page.place} dismisses={page.dismisses} refused={page.refusedDismissal} />
          )}
          {page.payouts && <PayoutFigures {...page} payouts={page.payouts} />}
          {page.stock && <StockFigures {...page} stock={page.stock} />}
        </>
      )}
    </StaffFrame>
  );
}

/** The days and the brand, as a form, and the usual days as links. */
function Range(page: StaffReportsData & Pick<Me, 'brands'>) {
  const { place, sales, returns, searches, funnel, banners, payments, payouts, errors, brands } = page;
  const { from = place.from, to = place.to, today = null } = sales ?? returns ?? searches ?? funnel ?? banners ?? payments ?? payouts ?? {};
  return (
    <>
      <form className={form.row} method="get" action={staffReports()}>
        <input type="hidden" name="by" value={place.by} />
        <Field label="From" name="from" type="date" autoComplete="off" defaultValue={from} error={errors.from} />
        <Field label="To" name="to" type="date" autoComplete="off" defaultValue={to} error={errors.to} />
        {place.by !== 'payments' && place.by !== 'payouts' && (
          <Select
            label="Brand"
            name="brand"
            placeholder="All brands"
            defaultValue={place.brand}
            options={brands.map(({ key, name }) => ({ value: key, label: name }))}
          />
        )}
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </form>
      {today && (
        <p className={styles.presets}>
          {presets.map(({ title, days }) => (
            <a key={title} href={staffReports({ by: place.by, brand: place.brand, from: dayAfter(today, 1 - days), to: today })}>
              {title}
            </a>
          ))}
        </p>
      )}
    </>
  );
}

export default island('screens/staff-reports/staff-reports-screen', StaffReportsScreen);
