import { ProductPicker } from '../../features/editing/product-picker.tsx';
import styles from '../../features/staff/products/product-fields.module.css';
import { ProductFields } from '../../features/staff/products/product-fields.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { staffNewProduct } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import type { StaffNewProductData } from './staff-new-product-data.ts';

/** A product from nothing. */
function StaffNewProductScreen({ data }: { data: StaffData<StaffNewProductData> }) {
  return (
    <StaffFrame
      data={data}
      place="products"
      heading="New product"
      lead="Only staff can see a draft. Publish it when everything is right."
      error={data.shown?.message}
    >
      {({ attempt, warehouses, categories, sellers }) => (
        <form method="post" action={staffNewProduct()} className={styles.main}>
          {/* First in the form: what Enter does. */}
          <button type="submit" name="action" value="save" hidden />
          <ProductFields {...attempt} warehouses={warehouses} categories={categories} sellers={sellers} picker={ProductPicker} />
          <div className={styles.bar}>
            <Button type="submit" name="action" value="publish">
              Save and publish
            </Button>
            <Button type="submit" name="action" value="save" variant="secondary">
              Save draft
            </Button>
          </div>
        </form>
      )}
    </StaffFrame>
  );
}

export default island('screens/staff-new-product/staff-new-product-screen', StaffNewProductScreen);
