import type { OrderLine } from '../../contract/orders/orders.ts';
import { Table, useMailLook } from './frame.tsx';
import { small, text } from './look.ts';
import { optionsOf } from './order-summary.tsx';

/** A parcel's contents. */
export function ParcelItems({ items }: { items: readonly OrderLine[] }) {
  const cell = { padding: '12px 0', borderBottom: `1px solid ${useMailLook().line}` };
  return (
    <Table style={{ margin: '8px 0 24px' }}>
      {items.map((line) => (
        <tr key={line.variationId}>
          <td style={cell}>
            <p style={{ ...text, margin: 0 }}>{line.name}</p>
            <p style={small}>{[optionsOf(line), `Quantity ${line.quantity}`].filter(Boolean).join(' · ')}</p>
          </td>
        </tr>
      ))}
    </Table>
  );
}
