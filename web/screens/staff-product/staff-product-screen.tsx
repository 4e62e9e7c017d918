import { ProductPicker } from '../../features/editing/product-picker.tsx';
import { Conflict } from '../../features/staff/conflict.tsx';
import type { Difference } from '../../features/staff/products/differences.ts';
import fields from '../../features/staff/products/product-fields.module.css';
import { ProductFields } from '../../features/staff/products/product-fields.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { staffProduct, staffProductStock, staffProducts } from '../../staff-routes.ts';
import { useUnsaved } from '../../ui/browser/use-unsaved.ts';
import { Button } from '../../ui/form/button.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { PlannedStates } from './planned-states.tsx';
import type { StaffProductData } from './staff-product-data.ts';
import { StateBar } from './state-bar.tsx';

/** One product, with everything that can be changed about it and what was. */
function StaffProductScreen({ data }: { data: StaffData<StaffProductData> }) {
  const shown = data.shown;
  return (
    <StaffFrame
      data={data}
      place="products"
      heading={shown?.product.name ?? 'Product'}
      lead={<a href={staffProducts()}>All products</a>}
      done={shown?.done}
      error={shown?.conflict ? null : shown?.message}
    >
      {(page) => (
        <>
          <PlannedStates {...page} />
          <StateBar {...page} />
          {page.conflict && <Conflict message={page.message} differences={page.conflict.map(shortened)} />}
          <Editor {...page} />
          <HistoryPanel {...page.product} versions={page.versions} me={data.me} />
        </>
      )}
    </StaffFrame>
  );
}

const short = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)}…` : text);
const shortened = ({ field, yours, saved }: Difference): Difference => ({ field, yours: short(yours), saved: short(saved) });

function Editor({ product, attempt, base, isUnsaved }: StaffProductData) {
  const form = useUnsaved(isUnsaved, 'description');
  const { productId, state, warehouses, categories, sellers, automaticIn } = product;
  return (
    <form ref={form} method="post" action={staffProduct({ productId })} className={fields.main}>
      {/* First in the form: what Enter does. */}
      <button type="submit" name="action" value="save" hidden />
      <input type="hidden" name="version" value={base.version} />
      <input type="hidden" name="base" value={base.form} />
      <ProductFields
        {...attempt}
        warehouses={warehouses}
        categories={categories}
        sellers={sellers}
        automaticIn={automaticIn}
        picker={ProductPicker}
        movements={staffProductStock({ productId })}
      />
      <div className={fields.bar}>
        <Button type="submit" name="action" value="save">
          Save
        </Button>
        {state !== 'published' && (
          <Button type="submit" name="action" value="publish" variant="secondary">
            Save and publish
          </Button>
        )}
      </div>
    </form>
  );
}

export default island('screens/staff-product/staff-product-screen', StaffProductScreen);
