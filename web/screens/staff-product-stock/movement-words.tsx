import type { StockMovement, StockMovementCause } from '../../../contract/merchandising/stock-movements.ts';
import { stockReasonText } from '../../features/staff/products/words.ts';
import type { Me } from '../../features/staff/staff-page.ts';
import { staffOrder, staffProductImport, staffReturn } from '../../staff-routes.ts';

const causeWords: Readonly<Record<StockMovementCause, string>> = {
  opening: 'In stock when recording began',
  added: 'Product added',
  edited: 'Edited',
  undone: 'Change undone',
  imported: 'Imported',
  import_undone: 'Import undone',
  ordered: 'Ordered',
  declined: 'Payment declined',
  cancelled: 'Cancelled',
  returned: 'Returned and restocked',
  held: 'Held for a replacement',
  released: 'No longer held for a replacement',
};

/** Why units moved, with links to what the member may open. */
export function Why({ movement, permissions }: { movement: StockMovement; permissions: Me['permissions'] }) {
  const { cause, reason, orderNumber, caseNumber, import: file } = movement;
  const words = reason ? `${causeWords[cause]}: ${stockReasonText(reason)}` : causeWords[cause];
  return (
    <>
      {words}
      {orderNumber && <>, {permissions.includes('orders.read') ? <a href={staffOrder({ orderNumber })}>{orderNumber}</a> : orderNumber}</>}
      {caseNumber && <>, {permissions.includes('orders.returns') ? <a href={staffReturn({ caseNumber })}>{caseNumber}</a> : caseNumber}</>}
      {file && (
        <>
          , <a href={staffProductImport({ import: file.importId })}>{file.name}</a>
        </>
      )}
    </>
  );
}

/** Who moved units. */
export function whoMoved({ by: { kind, name }, cause }: StockMovement): string {
  if (kind === 'key') return `${name} (API key)`;
  if (kind === 'staff') return name ?? 'Staff';
  if (kind === 'shopper') return 'Customer';
  return cause === 'imported' || cause === 'import_undone' ? 'Command line' : 'Automatic';
}

/** `+3`, `−2`, `0`. */
export const changeOf = ({ change }: StockMovement): string =>
  change === 0 ? '0' : `${change > 0 ? '+' : '−'}${Math.abs(change).toLocaleString('en-US')}`;
