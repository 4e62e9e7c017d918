import { pictureAt } from '../../../../contract/pictures.ts';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useEditing } from '../editing-context.ts';
import { isRecord } from '../paths.ts';
import type { FieldProps } from './field-of.tsx';
import styles from './product-field.module.css';

/** A product by its picture and name. */
export function ProductField({ form, path, value }: FieldProps) {
  const { products, chooseProduct, faults } = useEditing();
  const id = isRecord(value) && typeof value.product_id === 'number' ? value.product_id : 0;
  const known = products[id];
  const fault = faults[`${path}.product_id`] ?? faults[path];
  return (
    <div className={styles.product}>
      <span className={styles.frame}>
        {known?.image && <img src={pictureAt(known.image.url, 96)} alt="" width="48" height="48" loading="lazy" />}
      </span>
      <span className={styles.name}>
        {known ? known.name : id > 0 ? `Product ${id}, which is not sold any more` : 'No product yet'}
        {fault && (
          <span className={styles.fault} role="alert">
            {fault}
          </span>
        )}
      </span>
      <Button size="small" variant="secondary" onClick={() => chooseProduct(path)}>
        {id > 0 ? 'Change' : 'Choose'}
        <VisuallyHidden>: {known?.name ?? form.label}</VisuallyHidden>
      </Button>
    </div>
  );
}
