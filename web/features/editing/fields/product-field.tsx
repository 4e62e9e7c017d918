import { own } from '../../../../contract/values/own.ts';
import { pictureAt } from '../../../../contract/values/pictures.ts';
import { isPlainRecord } from '../../../../contract/values/plain.ts';
import { Button } from '../../../ui/form/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useEditing } from '../editing-context.ts';
import type { FieldProps } from './field-props.ts';
import styles from './product-field.module.css';

/** A product, shown by image and name. */
export function ProductField({ form, path, value }: FieldProps) {
  const { products, chooseProduct, faults } = useEditing();
  const id = isPlainRecord(value) && typeof value.product_id === 'number' ? value.product_id : 0;
  const known = products[id];
  const fault = own(faults, `${path}.product_id`) ?? own(faults, path);
  return (
    <div className={styles.product}>
      <span className={styles.frame}>
        {known?.image && <img src={pictureAt(known.image.url, 96)} alt="" width="48" height="48" loading="lazy" />}
      </span>
      <span className={styles.name}>
        {known ? known.name : id > 0 ? `Product ${id}, no longer sold` : 'No product selected'}
        {fault && (
          <span className={styles.fault} role="alert">
            {fault}
          </span>
        )}
      </span>
      <Button size="small" variant="secondary" onClick={() => chooseProduct(path)}>
        {id > 0 ? 'Change' : 'Select'}
        <VisuallyHidden>: {known?.name ?? form.label}</VisuallyHidden>
      </Button>
    </div>
  );
}
