import { Drawer } from '../../ui/layers/drawer.tsx';
import styles from './picker.module.css';
import { type FoundProduct, ProductSearch } from './product-search.tsx';

/** Drawer that chooses a product. */
export function ProductPicker({ onChoose, onClose }: { onChoose(product: FoundProduct): void; onClose(): void }) {
  return (
    <Drawer title="Select product" open onClose={onClose}>
      <div className={styles.picker}>
        <ProductSearch onChoose={onChoose} />
      </div>
    </Drawer>
  );
}
