import type { BlockOf } from '../../../../contract/content/blocks.schemas.ts';
import { formatMoney } from '../../../ui/money.ts';
import { Frame } from '../frame.tsx';
import styles from './delivery-rates.module.css';
import type { Rate } from './rates.ts';

/** Delivery prices by place, as charged at checkout. */
export function DeliveryRates({ block, rates }: { block: BlockOf<'delivery_rates'>; rates: readonly Rate[] }) {
  if (rates.length === 0) return null;
  return (
    <Frame block={block}>
      <table className={styles.rates}>
        <caption className={styles.caption}>{block.caption}</caption>
        <thead>
          <tr>
            <th scope="col">To</th>
            <th scope="col">Parcels</th>
            <th scope="col">With large items</th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ place, holds, methods }) => (
            <tr key={place}>
              <th scope="row">
                {place}
                {holds !== null && holds !== place && <span className={styles.holds}>{holds}</span>}
              </th>
              {methods.length === 0 ? (
                <td colSpan={2}>We don’t ship there</td>
              ) : (
                (['GROUND', 'FRNTDOOR'] as const).map((code) => (
                  <td key={code}>{priceOf(methods.find((method) => method.code === code))}</td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

function priceOf(method: Rate['methods'][number] | undefined): string {
  if (!method) return 'Not available';
  const { price, freeOver } = method;
  if (freeOver === 0) return 'Free';
  return freeOver === null ? formatMoney(price) : `${formatMoney(price)}, free over ${formatMoney(freeOver)}`;
}
