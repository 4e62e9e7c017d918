import type { Product } from '../../../../contract/catalog/catalog.ts';
import { Accordion } from '../../../ui/layers/accordion.tsx';
import { formatMoney } from '../../../ui/money.ts';
import styles from './about.module.css';

/** Description, specifications, shipping and returns. */
export function About({ product, freeFrom }: { product: Product; freeFrom: number }) {
  const { description, highlights } = product.details;
  // Stays open when there is nothing else to read.
  const isAlone = product.specifications.length === 0;
  const isShipped = product.variations.some(({ availability }) => availability !== 'RESTRICTED');
  return (
    <div className={styles.about}>
      <section className={styles.description} aria-labelledby="about-title">
        <h2 id="about-title">The details</h2>
        {/* The contract promises sanitized HTML: paragraphs, lists, emphasis and links only. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when it was stored */}
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: description }} />
        {highlights.length > 0 && (
          <ul className={styles.highlights}>
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        )}
      </section>
      <div>
        {!isAlone && (
          <Accordion title={<h2 className={styles.accordionTitle}>Specifications</h2>} open>
            <table className={styles.specifications}>
              <tbody>
                {product.specifications.map(({ label, values }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>{values.join(', ')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Accordion>
        )}
        {isShipped && (
          <Accordion title={<h2 className={styles.accordionTitle}>Shipping and returns</h2>} open={isAlone} disabled={isAlone}>
            <p>
              Free standard shipping on orders of {formatMoney(freeFrom, { decimals: 0 })} or more within the contiguous US, otherwise a
              flat fee.{' '}
              {product.returnable
                ? 'Start a return within 30 days of delivery; items must reach us within 45 days.'
                : 'For hygiene reasons, this item can’t be returned.'}
            </p>
          </Accordion>
        )}
      </div>
    </div>
  );
}
