import type { StaffProduct } from '../../../contract/merchandising/products.ts';
import { stockReasons } from '../../../contract/merchandising/products.ts';
import { own } from '../../../contract/values/own.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { changeWords } from '../../features/staff/products/change-words.ts';
import { stockReasonWords } from '../../features/staff/products/words.ts';
import { Table } from '../../features/staff/table.tsx';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';

const actionWords: Readonly<Record<string, string>> = {
  'product.changed': 'Changed',
  'product.created': 'Added',
  'product.draft': 'Unpublished',
  'product.duplicated': 'Copied from another product',
  'product.published': 'Published',
  'product.retired': 'Retired',
  'product.undone': 'Undid a change',
};

/** What staff did to the product, with values before and after. */
export function HistoryPanel({ history }: Pick<StaffProduct, 'history'>) {
  return (
    <Panel title="History" lead={history.length === 0 ? 'Nobody has changed this product in the console yet.' : undefined}>
      {history.length > 0 && (
        <Table
          caption="History"
          columns={[
            { key: 'at', title: 'When', whole: true },
            { key: 'by', title: 'Who' },
            { key: 'what', title: 'What' },
            { key: 'changes', title: 'Before and after' },
            { key: 'reason', title: 'Reason' },
          ]}
          rows={history.map(({ at, by, action, reason, changes }, index) => ({
            key: `${at} ${index}`,
            cells: {
              at: shopMomentOf(at),
              by: by ?? 'Command line',
              what: own(actionWords, action) ?? action,
              changes: changes.length > 0 && (
                <ul>
                  {changes.map((change) => (
                    <li key={`${change.sku} ${change.field}`}>{changeWords(change)}</li>
                  ))}
                </ul>
              ),
              reason: reasonWords(reason),
            },
          }))}
        />
      )}
    </Panel>
  );
}

const reasonWords = (reason: string | null): string | null => {
  const known = stockReasons.find((one) => one === reason);
  return known ? stockReasonWords[known] : reason;
};
