import type { CategoryChoice } from '../../../contract/merchandising/products.ts';
import list from '../../features/staff/filtered-list.module.css';
import type { Place } from '../../features/staff/products/place.ts';
import { inTree } from '../../features/staff/products/words.ts';
import { staffProducts } from '../../staff-routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import styles from './staff-products-screen.module.css';

interface FiltersProps {
  readonly place: Place;
  readonly categories: readonly CategoryChoice[];
  readonly isNarrowed: boolean;
}

/** What the list shows; the URL keeps it. */
export function ProductFilters({ place, categories, isNarrowed }: FiltersProps) {
  return (
    <search>
      <form className={`${list.filters} ${styles.columns}`} method="get" action={staffProducts()}>
        {place.sort && <input type="hidden" name="sort" value={place.sort} />}
        {place.columns && <input type="hidden" name="columns" value={place.columns} />}
        <Field
          label="Search products"
          name="q"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={list.words}
          placeholder="Name, SKU or number"
          defaultValue={place.q}
        />
        <Select
          label="Category"
          name="category"
          defaultValue={place.category}
          placeholder="All"
          options={categories.map((category) => ({ value: String(category.taxonomyId), label: inTree(category) }))}
        />
        <Select
          label="State"
          name="state"
          defaultValue={place.state}
          placeholder="All"
          options={[
            { value: 'published', label: 'Published' },
            { value: 'draft', label: 'Draft' },
            { value: 'retired', label: 'Retired' },
            { value: 'planned', label: 'Scheduled' },
          ]}
        />
        <Select
          label="Stock"
          name="stock"
          defaultValue={place.stock}
          placeholder="All"
          options={[
            { value: 'out', label: 'Out of stock' },
            { value: 'low', label: 'Low: 1 to 5 left' },
          ]}
        />
        <div className={styles.boxes}>
          <Checkbox name="sale" value="1" defaultChecked={place.sale === '1'}>
            On sale
          </Checkbox>
          <Checkbox name="picture" value="none" defaultChecked={place.picture === 'none'}>
            No picture
          </Checkbox>
        </div>
        <div className={list.apply}>
          <Button type="submit" variant="secondary">
            Show
          </Button>
          {isNarrowed && (
            <LinkButton href={staffProducts({ sort: place.sort, columns: place.columns })} variant="quiet">
              Clear
            </LinkButton>
          )}
        </div>
      </form>
    </search>
  );
}
