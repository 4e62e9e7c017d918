import { type ComponentType, useState } from 'react';
import { maxRelated } from '../../../../contract/catalog/catalog.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { Panel } from '../panel.tsx';
import styles from './product-fields.module.css';
import type { RelatedForm } from './product-form.ts';

/** A drawer that chooses a product. */
export type ProductPicker = ComponentType<{ onChoose(product: RelatedForm): void; onClose(): void }>;

interface RelatedFieldsProps {
  related: readonly RelatedForm[];
  error: string | undefined;
  picker: ProductPicker;
}

/** Products that are shown beside this one; unticked ones are removed when it is saved. */
export function RelatedFields({ related: given, error, picker: Picker }: RelatedFieldsProps) {
  const [related, setRelated] = useState(given);
  const [isChoosing, setChoosing] = useState(false);
  const add = ({ productId, name }: RelatedForm) => {
    setChoosing(false);
    setRelated((before) => [...before.filter((one) => one.productId !== productId), { productId, name }]);
  };
  return (
    <Panel title="Related products" lead="Shown first under “You may also like”, in this order. Similar products follow.">
      {error && <p className={styles.fault}>{error}</p>}
      {related.map(({ productId, name }) => (
        <Checkbox key={productId} name="related" value={`${productId} ${name}`} defaultChecked>
          {name}
        </Checkbox>
      ))}
      {related.length < maxRelated && (
        <div>
          <Button variant="secondary" size="small" onClick={() => setChoosing(true)}>
            Add related product
          </Button>
        </div>
      )}
      {isChoosing && <Picker onChoose={add} onClose={() => setChoosing(false)} />}
    </Panel>
  );
}
