import { formatRate, type ListedTaxRegion, taxTablePath } from '../../../contract/settings/taxes.ts';
import { plural } from '../../../contract/values/count.ts';
import form from '../../features/staff/form.module.css';
import { LookUp } from '../../features/staff/look-up.tsx';
import styles from '../../features/staff/settings-form.module.css';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { ListViews } from '../../features/staff/views/list-views.tsx';
import { staffTaxes, staffTaxUpload } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import { Pages } from '../../ui/pages.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { StaffTaxesData } from './staff-taxes-data.ts';

const rateColumns = [
  { key: 'rate', title: 'Rate', numeric: true },
  { key: 'taxes', title: 'Taxes' },
  { key: 'shipping', title: 'Shipping', whole: true },
];
const cellsOf = ({ rate, taxes, shippingTaxed }: Pick<ListedTaxRegion, 'rate' | 'taxes' | 'shippingTaxed'>) => ({
  rate: `${formatRate(rate)}%`,
  taxes,
  shipping: shippingTaxed ? 'Taxed' : 'Not taxed',
});

/** Every state and province with its rate. */
export function RegionTable({ regions }: { regions: readonly ListedTaxRegion[] }) {
  const columns = [
    { key: 'name', title: 'State or province' },
    ...rateColumns,
    { key: 'source', title: 'Source', whole: true },
    { key: 'edit', title: 'Actions' },
  ];
  const rows = regions.map((region) => ({
    key: `${region.country}-${region.region}`,
    cells: {
      name: `${region.name}${region.country === 'CA' ? ', Canada' : ''}`,
      ...cellsOf(region),
      source: region.isOwn ? 'Set here' : <span className={form.quiet}>Built in</span>,
      edit: (
        <span className={form.inTable}>
          <LinkButton href={staffTaxes({ edit: `${region.country}-${region.region}` })} size="small" variant="quiet">
            Edit<VisuallyHidden> {region.name}</VisuallyHidden>
          </LinkButton>
        </span>
      ),
    },
  }));
  return (
    <section className={styles.section}>
      <h2>States and provinces</h2>
      <Table caption="Rates of states and provinces" columns={columns} rows={rows} />
    </section>
  );
}

/** Rates of postal codes. */
export function LocalRates({ listed, q, views }: StaffTaxesData & Pick<StaffData<unknown>, 'views'>) {
  const { local, total, page, pages, uploadsPage } = listed;
  if (total === 0 && q === '') return null;
  const columns = [{ key: 'code', title: 'Postal code' }, { key: 'region', title: 'State or province' }, ...rateColumns];
  const rows = local.map((rate) => ({
    key: `${rate.country} ${rate.postalCode}`,
    cells: { code: rate.postalCode, region: rate.region, ...cellsOf(rate) },
  }));
  return (
    <section className={styles.section} id="codes">
      <h2>Postal codes</h2>
      <ListViews views={views} />
      <LookUp action={staffTaxes()} label="Search postal codes" hint={`${plural(total, 'rate')}.`} typed={q} />
      {total === 0 ? (
        <EmptyState title="No rates found" actions={<LinkButton href={staffTaxes()}>Show all rates</LinkButton>} />
      ) : (
        <Table caption="Rates of postal codes" columns={columns} rows={rows} />
      )}
      <Pages page={page} pages={pages} at={(to) => `${staffTaxes({ q, page: to, uploadsPage })}#codes`} label="Pages of postal codes" />
    </section>
  );
}

/** The uploads, with the table that each replaced. */
export function UploadTable({ listed: { uploads, uploadsPage, uploadsPages, page }, q }: StaffTaxesData) {
  const columns = [
    { key: 'name', title: 'Table' },
    { key: 'how', title: 'Kind', whole: true },
    { key: 'at', title: 'Uploaded', whole: true },
    { key: 'by', title: 'By' },
    { key: 'state', title: 'State', whole: true },
    { key: 'before', title: 'Before it' },
  ];
  const rows = uploads.map(({ uploadId, name, replaces, uploadedAt, uploadedBy, appliedAt }) => ({
    key: uploadId,
    cells: {
      name: <a href={staffTaxUpload({ uploadId })}>{name}</a>,
      how: replaces ? 'Replaces' : 'Adds',
      at: shopMomentOf(uploadedAt),
      by: uploadedBy,
      state: appliedAt ? 'Applied' : <span className={form.quiet}>Not applied</span>,
      before: appliedAt && (
        <a href={`${taxTablePath}?before=${uploadId}`} download>
          Download<VisuallyHidden> the table before {name}</VisuallyHidden>
        </a>
      ),
    },
  }));
  return (
    <section className={styles.section} id="uploads">
      <h2>Uploads</h2>
      <Table caption="Uploads, newest first" columns={columns} rows={rows} />
      <Pages
        page={uploadsPage}
        pages={uploadsPages}
        at={(to) => `${staffTaxes({ q, page, uploadsPage: to })}#uploads`}
        words={{ before: 'Newer', after: 'Older' }}
        label="Pages of uploads"
      />
    </section>
  );
}
