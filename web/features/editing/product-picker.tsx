import { Drawer } from '../../ui/drawer.tsx';
import styles from './picker.module.css';
import { type FoundProduct, ProductSearch } from './product-search.tsx';

/** Chooses a product of those the shop sells. */
export function ProductPicker({ onChoose, onClose }: { onChoose(product: FoundProduct): void; onClose(): void }) {
  return (
    <Drawer title="Choose a product" open onClose={onClose}>
      <div className={styles.picker}>
        <ProductSearch onChoose={onChoose} />
      </div>
    </Drawer>
  );
}
