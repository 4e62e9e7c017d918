import { useRef } from 'react';
import { plural } from '../../../contract/values/count.ts';
import { ColumnsForm } from '../../features/staff/columns/columns-form.tsx';
import { ExportList } from '../../features/staff/export-list.tsx';
import list from '../../features/staff/filtered-list.module.css';
import { type Place, productColumns } from '../../features/staff/products/place.ts';
import { SelectPage, useSelection } from '../../features/staff/selection.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { ListViews } from '../../features/staff/views/list-views.tsx';
import { island } from '../../page/island.tsx';
import { staffNewProduct, staffProductImport, staffProducts } from '../../staff-routes.ts';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { Pages } from '../../ui/pages.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ProductFilters } from './product-filters.tsx';
import { ProductTable } from './product-table.tsx';
import type { StaffProductsData } from './staff-products-data.ts';
import styles from './staff-products-screen.module.css';

/** The catalogue as a list: found by words and filters, with price and stock to change in place. */
function StaffProductsScreen({ data }: { data: StaffData<StaffProductsData> }) {
  return (
    <StaffFrame data={data} place="products" heading="Products" error={data.shown?.message}>
      {(shown) => (
        <>
          {shown.done && <Done {...shown} />}
          <div className={list.actions}>
            <LinkButton href={staffNewProduct()}>Add product</LinkButton>
            <LinkButton href={staffProductImport()} variant="secondary">
              Import
            </LinkButton>
            <ExportList subject="prices" permissions={data.me.permissions}>
              Export prices
            </ExportList>
            <ExportList subject="stock" permissions={data.me.permissions}>
              Export stock
            </ExportList>
            <ExportList subject="brands" permissions={data.me.permissions}>
              Export brands
            </ExportList>
            <ExportList subject="products" permissions={data.me.permissions}>
              Export products
            </ExportList>
          </div>
          <List {...shown} views={data.views} />
        </>
      )}
    </StaffFrame>
  );
}

function Done({ done, undo, place, listed: { page } }: StaffProductsData) {
  const takeBack = undo && (
    <form method="post" action={staffProducts({ ...place, page })}>
      <input type="hidden" name="action" value="undo" />
      <input type="hidden" name="productId" value={undo.productId} />
      <input type="hidden" name="version" value={undo.version} />
      <Button type="submit" variant="quiet" size="small">
        Undo
      </Button>
    </form>
  );
  return (
    <Notice tone="success" action={takeBack}>
      {done}
    </Notice>
  );
}

const isNarrowed = ({ sort: _sort, columns: _columns, ...filters }: Place): boolean => Object.values(filters).some((value) => value !== '');

function List({ listed, place, attempt, views }: StaffProductsData & Pick<StaffData<unknown>, 'views'>) {
  const { products, total, page, pages, categories } = listed;
  const form = useRef<HTMLFormElement>(null);
  const selection = useSelection(form, 'product');
  if (total === 0 && !isNarrowed(place)) {
    return (
      <EmptyState title="No products yet" actions={<LinkButton href={staffNewProduct()}>Add your first product</LinkButton>}>
        A product needs a name, a category and a price. It stays a draft until you publish it.
      </EmptyState>
    );
  }
  return (
    <>
      <ListViews views={views} />
      <ProductFilters place={place} categories={categories} isNarrowed={isNarrowed(place)} />
      {total === 0 ? (
        <EmptyState title="No products found" actions={<LinkButton href={staffProducts()}>Show all products</LinkButton>}>
          Search looks in names, at the start of SKUs, and for a product’s number.
        </EmptyState>
      ) : (
        <section className={classes(list.list, styles.rows)} aria-label="Products" onChange={selection.count}>
          <p className={list.quiet}>{plural(total, 'product')}</p>
          <ColumnsForm columns={productColumns} place={place} at={staffProducts} />
          <ProductTable
            products={products}
            place={place}
            page={page}
            attempt={attempt}
            selectAll={<SelectPage form={form} name="product" {...selection} />}
          />
          <BulkBar form={form} place={place} {...selection} total={total} shown={products.length} />
          <Pages page={page} pages={pages} at={(to) => staffProducts({ ...place, page: to })} />
        </section>
      )}
    </>
  );
}

export default island('screens/staff-products/staff-products-screen', StaffProductsScreen);
