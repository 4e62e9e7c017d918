import type { StaffProduct } from '../../../contract/merchandising/products.ts';
import { own } from '../../../contract/values/own.ts';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { changeWords } from '../../features/staff/products/change-words.ts';
import { stockReasonText } from '../../features/staff/products/words.ts';
import { Table } from '../../features/staff/table.tsx';
import { staffProduct } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const actionWords: Readonly<Record<string, string>> = {
  'product.changed': 'Changed',
  'product.created': 'Added',
  'product.draft': 'Unpublished',
  'product.duplicated': 'Copied from another product',
  'product.published': 'Published',
  'product.retired': 'Retired',
  'product.undone': 'Undid a change',
  'product.imported': 'Imported',
  'product.import_undone': 'Undid an import',
};

/** What staff did to the product, with values before and after; each change can be taken back. */
export function HistoryPanel({ productId, version, history }: Pick<StaffProduct, 'productId' | 'version' | 'history'>) {
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
            { key: 'undo', title: 'Undo', whole: true },
          ]}
          rows={history.map(({ at, by, action, reason, changes, change }, index) => ({
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
              reason: stockReasonText(reason),
              undo: change !== null && (
                <form method="post" action={staffProduct({ productId })} className={form.inTable}>
                  <input type="hidden" name="action" value="restore" />
                  <input type="hidden" name="version" value={version} />
                  <input type="hidden" name="change" value={change} />
                  <Button type="submit" variant="quiet" size="small">
                    Undo<VisuallyHidden> the change of {shopMomentOf(at)}</VisuallyHidden>
                  </Button>
                </form>
              ),
            },
          }))}
        />
      )}
    </Panel>
  );
}
