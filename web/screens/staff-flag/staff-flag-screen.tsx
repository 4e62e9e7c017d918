import { family } from '../../../contract/family.ts';
import { Facts } from '../../features/staff/facts.tsx';
import { flagTitle, holding, scopeName, stateInWords } from '../../features/staff/flag-words.ts';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { staffFlag, staffFlags } from '../../staff-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { shopMomentOf } from '../../ui/shop-clock.ts';
import type { StaffFlagData } from './page.ts';
import { ClearFlag, SetFlag } from './set-flag.tsx';
import styles from './staff-flag-screen.module.css';

/** One feature: what holds, setting it, and everything that was changed about it. */
export default function StaffFlagScreen({ data }: { data: StaffData<StaffFlagData> }) {
  const flag = data.shown?.flag;
  return (
    <StaffFrame
      data={data}
      place="flags"
      heading={flag ? flagTitle(flag.flag) : 'Features'}
      lead={
        flag && (
          <>
            {flag.about}. <a href={staffFlags()}>All features</a>
          </>
        )
      }
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          <div className={styles.columns}>
            <Panel title="What applies" lead={reachWords[shown.flag.reach]}>
              <Holding flag={shown.flag} />
            </Panel>
            <Panel title="Set it">
              <SetFlag shown={shown} action={staffFlag(shown.flag)} />
            </Panel>
          </div>
          {shown.flag.settings.length > 0 && (
            <Panel title="Settings" lead="A brand’s own goes before the one for all brands, that before what is built in.">
              <ul className={styles.settings}>
                {shown.flag.settings.map((setting) => (
                  <li key={setting.brand ?? ''}>
                    <p>
                      <strong>{scopeName(setting.brand)}</strong>: {stateInWords(setting)}
                      {setting.visitors.length > 0 && <span className={form.quiet}> {setting.visitors.join(', ')}</span>}
                    </p>
                    <ClearFlag brand={setting.brand} action={staffFlag(shown.flag)} />
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          <Panel title="Changes">
            <History flag={shown.flag} />
          </Panel>
        </>
      )}
    </StaffFrame>
  );
}

const reachWords = {
  brand: 'The same for everybody who visits a brand: it stands on pages that are kept for all.',
  visitor: 'May differ between visitors: who has it at 25 % has it at 50 % too.',
} as const;

function Holding({ flag }: Pick<StaffFlagData, 'flag'>) {
  const brands = family.map(({ key, name }) => {
    const { words, because } = holding(flag, key);
    return { name, value: `${words}, ${because}` };
  });
  const seen = flag.reach === 'visitor' && {
    name: 'Seen in 14 days',
    value: `on by ${flag.exposed.on} visitors, off by ${flag.exposed.off}`,
  };
  const stage = flag.productionOnly && { name: 'Stage', value: 'Off everywhere but in production' };
  return <Facts facts={[...brands, ...(seen ? [seen] : []), ...(stage ? [stage] : [])]} />;
}

function History({ flag }: Pick<StaffFlagData, 'flag'>) {
  if (flag.changes.length === 0) return <EmptyState title="Nobody has changed it yet" />;
  const columns = [
    { key: 'at', title: 'When' },
    { key: 'by', title: 'By' },
    { key: 'scope', title: 'For' },
    { key: 'what', title: 'What' },
    { key: 'why', title: 'Why' },
  ];
  const rows = flag.changes.map(({ changedAt, changedBy, brand, before, after, reason }) => ({
    key: `${changedAt} ${brand}`,
    cells: {
      at: shopMomentOf(changedAt),
      by: changedBy,
      scope: scopeName(brand),
      what: `${before ? stateInWords(before) : 'Not set'} → ${after ? stateInWords(after) : 'not set'}`,
      why: reason,
    },
  }));
  return <Table caption="Changes, the latest first" columns={columns} rows={rows} />;
}
