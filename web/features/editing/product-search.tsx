import { useEffect, useState } from 'react';
import { searchEndpoints } from '../../../contract/search/search.ts';
import { client } from '../../api/browser.ts';
import { Field } from '../../ui/form/field.tsx';
import { Image } from '../../ui/image.tsx';
import type { Picture } from './blocks.ts';
import styles from './picker.module.css';

export interface FoundProduct {
  readonly productId: number;
  readonly name: string;
  readonly image: (Picture & { readonly alt: string }) | null;
}

/** Searches products with the shop's own search. */
export function ProductSearch({ onChoose }: { onChoose(product: FoundProduct): void }) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<{ products: readonly FoundProduct[]; fault: string | null }>({ products: [], fault: null });

  useEffect(() => {
    if (words.trim() === '') return setFound({ products: [], fault: null });
    let isLatest = true;
    const timer = setTimeout(async () => {
      const answer = await client.call(searchEndpoints.search, { k: words });
      if (!isLatest) return;
      const products = answer.ok ? answer.data.hits : [];
      setFound({ products, fault: answer.ok ? (products.length === 0 ? 'No products found.' : null) : answer.message });
    }, 200);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [words]);

  return (
    <>
      <Field
        label="Search products"
        type="search"
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        hint="Name, type or SKU."
      />
      {found.fault && <p className={styles.quiet}>{found.fault}</p>}
      <ul className={styles.rows}>
        {found.products.map((product) => (
          <li key={product.productId}>
            <button type="button" className={styles.row} onClick={() => onChoose(product)}>
              <span className={styles.thumb}>{product.image && <Image image={product.image} alt="" span="thumb" ratio="square" />}</span>
              <span>{product.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
