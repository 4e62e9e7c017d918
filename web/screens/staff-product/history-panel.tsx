import type { StaffProduct } from '../../../contract/merchandising/products.ts';
import { own } from '../../../contract/values/own.ts';
import { Changes } from '../../features/editing/changes.tsx';
import { AllChanges } from '../../features/staff/all-changes.tsx';
import form from '../../features/staff/form.module.css';
import { nobodyWords } from '../../features/staff/nobody-words.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { changeWords } from '../../features/staff/products/change-words.ts';
import { stockReasonText } from '../../features/staff/products/words.ts';
import type { Me } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { staffProduct } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Select } from '../../ui/form/field.tsx';
import { Pages } from '../../ui/pages.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ComparableVersions } from './compare-versions.ts';
import styles from './staff-product-screen.module.css';

const actionWords: Readonly<Record<string, string>> = {
  'product.changed': 'Changed',
  'product.created': 'Added',
  'product.draft': 'Unpublished',
  'product.duplicated': 'Copied from another product',
  'product.moved': 'Moved with its category',
  'product.plan_failed': 'Scheduled change failed',
  'product.planned': 'Scheduled',
  'product.published': 'Published',
  'product.retired': 'Retired',
  'product.sale_ended': 'Sale ended',
  'product.unplanned': 'Cancelled a scheduled change',
  'product.undone': 'Undid a change',
  'product.imported': 'Imported',
  'product.import_undone': 'Undid an import',
};

type HistoryPanelProps = Pick<StaffProduct, 'productId' | 'version' | 'history' | 'page' | 'pages' | 'sellers'> & {
  readonly versions: ComparableVersions;
  readonly me: Me;
};

/** What staff did to the product, with values before and after; each change can be taken back, and any two versions be compared. */
export function HistoryPanel({ productId, version, history, page, pages, sellers, versions, me }: HistoryPanelProps) {
  return (
    <Panel title="History" id="history" lead={history.length === 0 ? 'Nobody has changed this product in the console yet.' : undefined}>
      {versions.choices.length > 1 && <Comparison productId={productId} page={page} versions={versions} />}
      {history.length > 0 && (
        <Table
          caption="History"
          columns={[
            { key: 'version', title: 'Version' },
            { key: 'at', title: 'When', whole: true },
            { key: 'by', title: 'Who' },
            { key: 'what', title: 'What' },
            { key: 'changes', title: 'Before and after' },
            { key: 'reason', title: 'Reason' },
            { key: 'undo', title: 'Undo', whole: true },
          ]}
          rows={history.map(({ at, by, action, reason, changes, change, version: made }, index) => ({
            key: `${at} ${index}`,
            cells: {
              version: made,
              at: shopMomentOf(at),
              by: by ?? nobodyWords(action),
              what: own(actionWords, action) ?? action,
              changes: changes.length > 0 && (
                <ul className={styles.changes}>
                  {changes.map((change) => (
                    <li key={`${change.sku} ${change.field}`}>{changeWords(change, sellers)}</li>
                  ))}
                </ul>
              ),
              reason: reason === 'planned' ? 'As scheduled' : stockReasonText(reason),
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
      <Pages
        page={page}
        pages={pages}
        at={(at) => `${staffProduct({ productId }, { ...comparedIn(versions), page: at === 1 ? undefined : at })}#history`}
        words={{ before: 'Newer', after: 'Older' }}
        label="Pages of the history"
      />
      {history.length > 0 && <AllChanges me={me} subject={`product:${productId}`} />}
    </Panel>
  );
}

/** When and by whom a version was made; nothing for the present one where another page lists it. */
function madeWords({ at, by, isNow }: Pick<ComparableVersions['choices'][number], 'at' | 'by' | 'isNow'>, page: number): string {
  if (at) return `: ${shopMomentOf(at)}, ${by}`;
  if (!isNow) return ': before the changes below';
  return page === 1 ? ': not made in the console' : '';
}

/** Kept while paging, so that versions of two pages can be compared. */
const comparedIn = ({ chosen, changes }: ComparableVersions) => (changes ? chosen : {});

/** Chooses two versions, and shows what differs between them. */
function Comparison({ productId, page, versions }: Pick<HistoryPanelProps, 'productId' | 'page' | 'versions'>) {
  const { choices, chosen, changes, unlisted } = versions;
  const options = choices.map(({ version, at, by, isNow }) => ({
    value: String(version),
    label: `${version}${isNow ? ' (now)' : ''}${madeWords({ at, by, isNow }, page)}`,
  }));
  return (
    <>
      <form className={form.row} method="get" action={`${staffProduct({ productId })}#history`}>
        {page > 1 && <input type="hidden" name="page" value={page} />}
        <Select label="From version" name="from" defaultValue={String(chosen.from)} options={options} />
        <Select label="To version" name="to" defaultValue={String(chosen.to)} options={options} />
        <Button type="submit" variant="secondary">
          Compare
        </Button>
      </form>
      {changes && (
        <section aria-label={`Changes from version ${chosen.from} to ${chosen.to}`}>
          {changes.length === 0 ? <p>No differences.</p> : <Changes changes={changes} own="Product" />}
          {unlisted > 0 && (
            <p className={form.quiet}>
              {unlisted === 1 ? 'One version' : `${unlisted} versions`} between them didn’t come from the console; what only they changed
              isn’t listed.
            </p>
          )}
        </section>
      )}
    </>
  );
}
