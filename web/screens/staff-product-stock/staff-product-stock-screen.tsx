import form from '../../features/staff/form.module.css';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { Me, StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffProduct, staffProductStock } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Select } from '../../ui/form/field.tsx';
import { Pages } from '../../ui/pages.tsx';
import { changeOf, Why, whoMoved } from './movement-words.tsx';
import type { StaffProductStockData } from './staff-product-stock-data.ts';

/** What changed a product's stock, by whom and why. */
function StaffProductStockScreen({ data }: { data: StaffData<StaffProductStockData> }) {
  const shown = data.shown;
  return (
    <StaffFrame
      data={data}
      place="products"
      heading={shown ? `Stock movements of ${shown.listed.name}` : 'Stock movements'}
      lead={shown && <a href={staffProduct(shown)}>Back to the product</a>}
    >
      {(page) => (
        <>
          <Filters {...page} />
          {page.listed.movements.length === 0 ? (
            <EmptyState title="No stock movements" />
          ) : (
            <Movements {...page} permissions={data.me.permissions} />
          )}
          <Pages
            {...page.listed}
            at={(at) => staffProductStock(page, { ...page.filter, page: at === 1 ? undefined : at })}
            words={{ before: 'Newer', after: 'Older' }}
          />
          {page.listed.since && (
            <p className={form.quiet}>Movements are recorded since {shopMomentOf(page.listed.since)}. Earlier ones aren’t listed.</p>
          )}
        </>
      )}
    </StaffFrame>
  );
}

const named = ({ sku, options }: { sku: string; options: string }): string => (options ? `${options} (${sku})` : sku);

function Filters({ productId, filter, listed: { variations, warehouses } }: StaffProductStockData) {
  if (variations.length < 2 && warehouses.length < 2) return null;
  return (
    <form className={form.row} method="get" action={staffProductStock({ productId })}>
      {variations.length > 1 && (
        <Select
          label="Variation"
          name="variation"
          defaultValue={filter.variation}
          options={[
            { value: '', label: 'All variations' },
            ...variations.map((one) => ({ value: String(one.variationId), label: named(one) })),
          ]}
        />
      )}
      {warehouses.length > 1 && (
        <Select
          label="Warehouse"
          name="warehouse"
          defaultValue={filter.warehouse}
          options={[{ value: '', label: 'All warehouses' }, ...warehouses.map(({ code, name }) => ({ value: code, label: name }))]}
        />
      )}
      <Button type="submit" variant="secondary">
        Filter
      </Button>
    </form>
  );
}

function Movements({ listed: { movements, variations, page }, permissions }: StaffProductStockData & Pick<Me, 'permissions'>) {
  return (
    <Table
      caption="Stock movements"
      columns={[
        { key: 'at', title: 'Date', whole: true },
        ...(variations.length > 1 ? [{ key: 'variation', title: 'Variation' }] : []),
        { key: 'warehouse', title: 'Warehouse' },
        { key: 'change', title: 'Change', numeric: true },
        { key: 'onHand', title: 'Units after', numeric: true },
        { key: 'why', title: 'Why' },
        { key: 'who', title: 'Who' },
      ]}
      rows={movements.map((movement, index) => ({
        key: `${page} ${index}`,
        cells: {
          at: shopMomentOf(movement.at),
          variation: named(movement),
          warehouse: movement.warehouse,
          change: changeOf(movement),
          onHand: movement.onHand.toLocaleString('en-US'),
          why: <Why movement={movement} permissions={permissions} />,
          who: whoMoved(movement),
        },
      }))}
    />
  );
}

export default island('screens/staff-product-stock/staff-product-stock-screen', StaffProductStockScreen);
