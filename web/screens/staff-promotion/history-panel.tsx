import type { StaffPromotion } from '../../../contract/merchandising/promotions.ts';
import { own } from '../../../contract/values/own.ts';
import { AllChanges } from '../../features/staff/all-changes.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { changeWords } from '../../features/staff/promotions/change-words.ts';
import type { Me } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import styles from './staff-promotion-screen.module.css';

const actionWords: Readonly<Record<string, string>> = {
  'promotion.campaign_saved': 'Saved a campaign',
  'promotion.changed': 'Changed',
  'promotion.codes_created': 'Created codes',
  'promotion.codes_downloaded': 'Downloaded codes',
  'promotion.created': 'Added',
  'promotion.draft': 'Unpublished',
  'promotion.duplicated': 'Copied from another promotion',
  'promotion.published': 'Published',
  'promotion.stopped': 'Stopped',
};

/** What staff did to the promotion, with values before and after. */
export function HistoryPanel({ promotionId, history, me }: Pick<StaffPromotion, 'promotionId' | 'history'> & { readonly me: Me }) {
  return (
    <Panel title="History" lead={history.length === 0 ? 'Nobody has changed this promotion in the console yet.' : undefined}>
      {history.length > 0 && (
        <Table
          caption="History"
          columns={[
            { key: 'at', title: 'When', whole: true },
            { key: 'by', title: 'Who' },
            { key: 'what', title: 'What' },
            { key: 'changes', title: 'Before and after' },
          ]}
          rows={history.map(({ at, by, action, changes }, index) => ({
            key: `${at} ${index}`,
            cells: {
              at: shopMomentOf(at),
              by: by ?? 'Command line',
              what: own(actionWords, action) ?? action,
              changes: changes.length > 0 && (
                <ul className={styles.plain}>
                  {changes.map((change) => (
                    <li key={change.field}>{changeWords(change)}</li>
                  ))}
                </ul>
              ),
            },
          }))}
        />
      )}
      {history.length > 0 && <AllChanges me={me} subject={`promotion:${promotionId}`} />}
    </Panel>
  );
}
