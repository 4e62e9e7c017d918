import { Facts } from '../../features/staff/facts.tsx';
import { flagTitle, holding, scopeName, stateInWords } from '../../features/staff/flag-words.ts';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { Me, StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffFlag, staffFlags } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pages } from '../../ui/pages.tsx';
import { ClearFlag, SetFlag } from './set-flag.tsx';
import type { StaffFlagData } from './staff-flag-data.ts';
import styles from './staff-flag-screen.module.css';

/** One feature: its status per brand, the form that changes it, and its history. */
function StaffFlagScreen({ data }: { data: StaffData<StaffFlagData> }) {
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
            <Panel title="Current status" lead={reachWords[shown.flag.reach]}>
              <Holding flag={shown.flag} brands={data.me.brands} />
            </Panel>
            <Panel title="Change status">
              <SetFlag shown={shown} brands={data.me.brands} action={staffFlag(shown.flag)} />
            </Panel>
          </div>
          {shown.flag.settings.length > 0 && (
            <Panel title="Settings" lead="A brand’s own setting overrides the one for all brands, which overrides the default.">
              <ul className={styles.settings}>
                {shown.flag.settings.map((setting) => (
                  <li key={setting.brand ?? ''}>
                    <p>
                      <strong>{scopeName(setting.brand, data.me.brands)}</strong>: {stateInWords(setting)}
                      {setting.visitors.length > 0 && <span className={form.quiet}> {setting.visitors.join(', ')}</span>}
                    </p>
                    <ClearFlag
                      {...shown}
                      scope={scopeName(setting.brand, data.me.brands)}
                      brand={setting.brand}
                      action={staffFlag(shown.flag)}
                    />
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          <Panel title="History" id="history">
            <History flag={shown.flag} brands={data.me.brands} />
          </Panel>
        </>
      )}
    </StaffFrame>
  );
}

const reachWords = {
  brand: 'The same for every visitor of a brand, because its pages are cached for everyone.',
  visitor: 'Can differ between visitors. A visitor who has it at 25% keeps it at 50%.',
} as const;

function Holding({ flag, brands }: Pick<StaffFlagData, 'flag'> & Pick<Me, 'brands'>) {
  const holdings = brands.map(({ key, name }) => {
    const { words, because } = holding(flag, key);
    return { name, value: `${words}, ${because}` };
  });
  const seen = flag.reach === 'visitor' && {
    name: 'Last 14 days',
    value: `On for ${flag.exposed.on} visitors, off for ${flag.exposed.off}`,
  };
  const stage = flag.productionOnly && { name: 'Stage', value: 'Production only' };
  return <Facts facts={[...holdings, ...(seen ? [seen] : []), ...(stage ? [stage] : [])]} />;
}

function History({ flag, brands }: Pick<StaffFlagData, 'flag'> & Pick<Me, 'brands'>) {
  if (flag.changes.length === 0) return <EmptyState title="No changes yet" />;
  const columns = [
    { key: 'at', title: 'Date' },
    { key: 'by', title: 'By' },
    { key: 'scope', title: 'Brand' },
    { key: 'what', title: 'Change' },
    { key: 'why', title: 'Reason' },
  ];
  const rows = flag.changes.map(({ changedAt, changedBy, brand, before, after, reason }) => ({
    key: `${changedAt} ${brand}`,
    cells: {
      at: shopMomentOf(changedAt),
      by: changedBy,
      scope: scopeName(brand, brands),
      what: `${before ? stateInWords(before) : 'Not set'} → ${after ? stateInWords(after) : 'not set'}`,
      why: reason,
    },
  }));
  return (
    <>
      <Table caption="Changes, newest first" columns={columns} rows={rows} />
      <Pages
        page={flag.page}
        pages={flag.pages}
        at={(page) => `${staffFlag(flag, { page })}#history`}
        words={{ before: 'Newer', after: 'Older' }}
      />
    </>
  );
}

export default island('screens/staff-flag/staff-flag-screen', StaffFlagScreen);
