import type { Product } from '../../../../contract/catalog/catalog.ts';
import { specificationsFor } from '../../../../contract/catalog/specifications.ts';
import { information } from '../../../routes.ts';
import { Accordion } from '../../../ui/layers/accordion.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { differingOf } from '../product-data.ts';
import styles from './about.module.css';

interface AboutProps {
  readonly product: Product;
  readonly chosenId: number | null;
  readonly freeFrom: number;
  /** Some places have rates of their own. */
  readonly hasZones: boolean;
}

/** Description, specifications of the chosen variation, shipping and returns. */
export function About({ product, chosenId, freeFrom, hasZones }: AboutProps) {
  const { description, highlights } = product.details;
  // Stays open when there is nothing else to read.
  const rows = rowsOf(product, chosenId);
  const isAlone = rows.length === 0;
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
                {rows.map(({ label, text, fact }) => (
                  <tr key={label} hidden={text === ''}>
                    <th scope="row">{label}</th>
                    <td data-fact={fact < 0 ? undefined : fact}>{text}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Accordion>
        )}
        {isShipped && (
          <Accordion title={<h2 className={styles.accordionTitle}>Shipping and returns</h2>} open={isAlone} disabled={isAlone}>
            <p>
              Free standard shipping on orders of {formatMoney(freeFrom, { short: true })} or more within the contiguous US, otherwise a
              flat fee.{' '}
              {hasZones && (
                <>
                  Some places have <a href={information('shipping')}>rates of their own</a>.{' '}
                </>
              )}
              {product.returnable ? returnTerms(product) : 'For hygiene reasons, this item can’t be returned.'}
            </p>
          </Accordion>
        )}
      </div>
    </div>
  );
}

/** The return terms; items of the Vault have fewer days, and no store credit afterwards. */
const returnTerms = ({ isVault, returns: { days, arriveDays, paidBy } }: Pick<Product, 'isVault' | 'returns'>): string =>
  `Start a return within ${days} days of delivery; items must reach us within ${arriveDays} days of our approval.${
    paidBy === 'shop' ? ' Sending them back is free.' : ''
  }${isVault ? ' This is a piece from the Vault: it’s refunded to your payment, and there is no store credit later.' : ''}`;

/** The specifications of the chosen variation. Rows that only others have are hidden; `fact` is the place among those in which variations differ. */
function rowsOf(product: Product, chosenId: number | null): { label: string; text: string; fact: number }[] {
  const chosen = product.variations.find(({ variationId }) => variationId === chosenId);
  const labels = differingOf(product).differing?.labels ?? [];
  const rows = specificationsFor(product.specifications, chosen?.specifications);
  const known = new Set(rows.map(({ label }) => label));
  const others = labels.filter((label) => !known.has(label)).map((label) => ({ label, values: [] }));
  return [...rows, ...others].map(({ label, values }) => ({ label, text: values.join(', '), fact: labels.indexOf(label) }));
}
