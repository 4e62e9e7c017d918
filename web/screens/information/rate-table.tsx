import { formatMoney } from '../../ui/money.ts';
import styles from './rate-table.module.css';
import type { Rate } from './rates.ts';

/** What delivery costs by place, as the checkout charges it. */
export function RateTable({ rates }: { rates: readonly Rate[] }) {
  return (
    <table className={styles.rates}>
      <caption className={styles.caption}>What delivery costs</caption>
      <thead>
        <tr>
          <th scope="col">To</th>
          <th scope="col">Parcels</th>
          <th scope="col">With large things</th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ place, methods }) => (
          <tr key={place}>
            <th scope="row">{place}</th>
            {(['GROUND', 'FRNTDOOR'] as const).map((code) => (
              <td key={code}>{priceOf(methods.find((method) => method.code === code))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function priceOf(method: Rate['methods'][number] | undefined): string {
  if (!method) return '–';
  const { price, freeOver } = method;
  return freeOver === null ? formatMoney(price) : `${formatMoney(price)}, free over ${formatMoney(freeOver)}`;
}
