import type { DraftOrder, FoundItem } from '../../../contract/staff/orders/drafts.ts';
import { own } from '../../../contract/values/own.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { Table } from '../../features/staff/table.tsx';
import { product as productLink } from '../../routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { formatMoney } from '../../ui/money.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { StaffDraftData } from './staff-draft-data.ts';
import styles from './staff-draft-screen.module.css';

const columns = [
  { key: 'item', title: 'Item' },
  { key: 'stock', title: 'In stock', numeric: true },
  { key: 'price', title: 'Price', numeric: true, whole: true },
  { key: 'quantity', title: 'Quantity', whole: true },
  { key: 'total', title: 'Total', numeric: true, whole: true },
];

/** What the customer buys, and the search for more. */
export function ItemsPanel({ draft, items, typed, errors }: StaffDraftData) {
  const rows = draft.items.map((item) => {
    const name = `quantity.${item.variationId}`;
    return {
      key: item.variationId,
      cells: {
        item: <Item item={item} />,
        stock: item.inStock,
        price: formatMoney(item.variationDetails.price.amount),
        quantity: (
          <Field
            label={`Quantity of ${item.productDetails.name}`}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            className={styles.quantity}
            defaultValue={own(typed, name) ?? item.quantity}
            error={own(errors, name)}
          />
        ),
        total: formatMoney(item.lineTotal),
        remove: (
          <Button type="submit" name="remove" value={item.variationId} variant="quiet" size="small">
            Remove<VisuallyHidden> {item.productDetails.name}</VisuallyHidden>
          </Button>
        ),
      },
    };
  });
  const remove = { key: 'remove', title: 'Remove', head: <VisuallyHidden>Remove</VisuallyHidden>, whole: true };
  return (
    <Panel title="Items" lead={rows.length === 0 ? 'Search for the first item by name or SKU.' : undefined}>
      <div className={styles.search}>
        <Field
          label="Find items"
          name="items"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="Name or SKU"
          defaultValue={own(typed, 'items') ?? items?.q ?? ''}
        />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </div>
      {items && <Found {...items} />}
      {rows.length > 0 && <Table caption="Items" columns={[...columns, remove]} rows={rows} />}
    </Panel>
  );
}

function Found({ q, found }: NonNullable<StaffDraftData['items']>) {
  if (found.length === 0) return <p role="status">Nothing has “{q}” in its name or at the beginning of its SKU.</p>;
  return (
    <Table
      caption={`Items found for “${q}”`}
      columns={[
        { key: 'item', title: 'Found' },
        { key: 'stock', title: 'In stock', numeric: true },
        { key: 'price', title: 'Price', numeric: true, whole: true },
        { key: 'add', title: 'Add', head: <VisuallyHidden>Add</VisuallyHidden>, whole: true },
      ]}
      rows={found.map((one) => ({ key: one.variationId, cells: foundCells(one) }))}
    />
  );
}

const foundCells = ({ variationId, productName, variationName, sku, inStock, price }: FoundItem) => ({
  item: (
    <div className={styles.item}>
      <span>{[productName, variationName].filter(Boolean).join(', ')}</span>
      <span className={styles.quiet}>{sku}</span>
    </div>
  ),
  stock: inStock,
  price: formatMoney(price),
  add: (
    <Button type="submit" name="add" value={variationId} variant="secondary" size="small">
      Add<VisuallyHidden> {[productName, variationName].filter(Boolean).join(', ')}</VisuallyHidden>
    </Button>
  ),
});

function Item({ item: { productDetails, variationDetails, variationId, errorDetails } }: { item: DraftOrder['items'][number] }) {
  return (
    <div className={styles.item}>
      <a href={productLink(productDetails, { variationId })}>{productDetails.name}</a>
      <span className={styles.quiet}>
        {[Object.values(variationDetails.options).join(', '), variationDetails.fullSku].filter(Boolean).join(' · ')}
      </span>
      {errorDetails && <span className={styles.warning}>{errorDetails.message}</span>}
    </div>
  );
}

/** The items of a draft that was paid. */
export function PaidItems({ draft }: Pick<StaffDraftData, 'draft'>) {
  return (
    <Panel title="Items of the draft">
      <ul>
        {draft.items.map(({ variationId, quantity, productDetails, variationDetails }) => (
          <li key={variationId}>
            {quantity} × {productDetails.name} <span className={styles.quiet}>{variationDetails.fullSku}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
