import type { ReactNode } from 'react';
import { type ListedProduct, stockReasons } from '../../../contract/merchandising/products.ts';
import { own } from '../../../contract/values/own.ts';
import { isColumnShown, shownColumns } from '../../features/staff/columns/columns.ts';
import list from '../../features/staff/filtered-list.module.css';
import { heading, orderOf } from '../../features/staff/order.ts';
import { CellField } from '../../features/staff/products/cell-field.tsx';
import { type Place, productColumns } from '../../features/staff/products/place.ts';
import { stateWords, stockReasonWords } from '../../features/staff/products/words.ts';
import { Table } from '../../features/staff/table.tsx';
import { staffProduct, staffProducts } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { shopDayOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { Image } from '../../ui/image.tsx';
import { formatMoney } from '../../ui/money.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { bulkFormId } from './bulk-bar.tsx';
import { mainShelf, typedOf } from './quick-edit.ts';
import type { Attempt } from './staff-products-data.ts';
import styles from './staff-products-screen.module.css';

interface ProductTableProps {
  readonly products: readonly ListedProduct[];
  readonly place: Place;
  readonly page: number;
  /** A row that could not be saved. */
  readonly attempt: Attempt | null;
  /** The header of the column of checkboxes. */
  readonly selectAll: ReactNode;
}

const sortKeys = ['changed', 'name', 'price'] as const;

/** A page of products. Products with one variation have their price and stock in fields, each row a form. */
export function ProductTable({ products, place, page, attempt, selectAll }: ProductTableProps) {
  const order = orderOf(sortKeys, place.sort || null);
  const sorted = (key: (typeof sortKeys)[number]) => {
    const { sort, direction } = heading(sortKeys, order, key);
    return { href: staffProducts({ ...place, sort }), direction };
  };
  const columns = [
    { key: 'select', title: 'Select', head: selectAll, whole: true },
    { key: 'picture', title: 'Picture' },
    { key: 'name', title: 'Product', sort: sorted('name') },
    { key: 'sku', title: 'SKU', whole: true },
    { key: 'category', title: 'Category' },
    { key: 'state', title: 'State' },
    { key: 'price', title: 'Price', numeric: true, sort: sorted('price') },
    { key: 'stock', title: 'Stock', numeric: true },
    { key: 'variations', title: 'Variations', numeric: true },
    { key: 'save', title: 'Edit', whole: true },
    {
      key: 'changed',
      title: 'Changed',
      whole: true,
      sort: { href: staffProducts({ ...place, sort: undefined }), direction: order.key === 'changed' ? ('descending' as const) : null },
    },
  ];
  const action = staffProducts({ ...place, page });
  const besideName = (['sku', 'category'] as const).filter((key) => !isColumnShown(key, productColumns, place.columns));
  const rows = products.map((product) => ({
    key: product.productId,
    cells: {
      select: (
        <Checkbox form={bulkFormId} name="product" value={product.productId}>
          <VisuallyHidden>Select {product.name}</VisuallyHidden>
        </Checkbox>
      ),
      picture: <Picture product={product} />,
      name: (
        <div className={styles.name}>
          <a href={staffProduct({ productId: product.productId })}>{product.name}</a>
          <span className={list.quiet}>{besideName.map((key) => product[key]).join(' · ')}</span>
        </div>
      ),
      sku: product.sku,
      category: product.category,
      variations: product.variations,
      state: <State product={product} />,
      ...quickCells(product, action, attempt?.productId === product.productId ? attempt : typedOf(product)),
      changed: shopDayOf(product.changedAt),
    },
  }));
  return <Table caption="Products" columns={shownColumns(columns, productColumns, place.columns)} rows={rows} />;
}

function State({ product: { state, plan } }: { product: ListedProduct }) {
  return (
    <div className={styles.state}>
      <Badge tone={state === 'published' ? 'success' : 'neutral'}>{stateWords[state]}</Badge>
      {plan && (
        <span className={list.quiet}>
          {plan.fault === null ? `${plan.state === 'published' ? 'Publishes' : 'Leaves'} ${shopDayOf(plan.at)}` : 'Could not be published'}
        </span>
      )}
    </div>
  );
}

function Picture({ product: { picture, name } }: { product: ListedProduct }) {
  if (!picture) return <span className={styles.blank} role="img" aria-label={`${name} has no picture`} />;
  return <Image image={{ ...picture, url: picture.src }} alt="" span="thumb" ratio="square" className={styles.picture} />;
}

function quickCells(product: ListedProduct, action: string, { price, stock, reason, errors }: Attempt) {
  const { productId, name, version, variations, shelves } = product;
  const shelf = shelves && mainShelf(shelves);
  if (!shelves || !shelf || product.price === null) {
    return {
      price: <PriceRange {...product} />,
      stock: product.stock,
      save: (
        <a href={staffProduct({ productId })}>
          {variations} variations<VisuallyHidden> of {name}</VisuallyHidden>
        </a>
      ),
    };
  }
  const form = `quick-${productId}`;
  return {
    price: (
      <CellField
        form={form}
        name="price"
        label={`Price of ${name}`}
        inputMode="decimal"
        start="$"
        defaultValue={price}
        error={errors.price}
      />
    ),
    stock: (
      <div className={styles.stock}>
        <CellField form={form} name="stock" label={`Stock of ${name}`} inputMode="numeric" defaultValue={stock} error={errors.stock} />
        <select
          className={styles.reason}
          form={form}
          name="stockReason"
          aria-label={`Reason for the change of ${name}`}
          defaultValue={reason}
        >
          {stockReasons.map((one) => (
            <option key={one} value={one}>
              {stockReasonWords[one]}
            </option>
          ))}
        </select>
      </div>
    ),
    save: (
      <form id={form} method="post" action={action}>
        <input type="hidden" name="action" value="quick" />
        <input type="hidden" name="productId" value={productId} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="sku" value={product.sku ?? ''} />
        <input type="hidden" name="was" value={product.price} />
        <input type="hidden" name="shelf" value={shelf} />
        <input type="hidden" name="units" value={own(shelves, shelf)} />
        <input type="hidden" name="total" value={product.stock} />
        <Button type="submit" size="small" variant="secondary">
          Save<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </form>
    ),
  };
}

function PriceRange({ price, highestPrice }: ListedProduct) {
  if (price === null || highestPrice === null) return null;
  const words = formatMoney(price, { currency: 'USD' });
  return price === highestPrice ? words : `${words}–${formatMoney(highestPrice, { currency: 'USD' })}`;
}
