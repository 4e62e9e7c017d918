import { Breadcrumbs } from '../../features/catalog/breadcrumbs.tsx';
import type { ProductData } from './product-data.ts';
import styles from './product-screen.module.css';

/** Where one is, and the brand's slim line. */
export default function Way({ data: { product, line } }: { data: ProductData }) {
  return (
    <>
      <Breadcrumbs trail={product.breadcrumbs} current={product.name} />
      {line && <p className={styles.line}>{line}</p>}
    </>
  );
}
