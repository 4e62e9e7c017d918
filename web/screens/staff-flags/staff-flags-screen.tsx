import type { ListedFlag } from '../../../contract/staff/staff-flags.ts';
import { flagTitle, holding } from '../../features/staff/flag-words.ts';
import form from '../../features/staff/form.module.css';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { Me, StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffFlag } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import type { StaffFlagsData } from './staff-flags-data.ts';
import styles from './staff-flags-screen.module.css';

/** Every feature flag with its status per brand and its last change. */
function StaffFlagsScreen({ data }: { data: StaffData<StaffFlagsData> }) {
  return (
    <StaffFrame
      data={data}
      place="flags"
      heading="Features"
      lead="Turn parts of the shop on or off, for a brand or for some of its visitors. Changes apply right away."
    >
      {({ flags }) => <Flags flags={flags} brands={data.me.brands} />}
    </StaffFrame>
  );
}

function Flags({ flags, brands }: { flags: readonly ListedFlag[] } & Pick<Me, 'brands'>) {
  const columns = [
    { key: 'flag', title: 'Feature' },
    ...brands.map(({ key, name }) => ({ key, title: name })),
    { key: 'change', title: 'Last change' },
  ];
  const rows = flags.map((listed) => ({
    key: listed.flag,
    cells: {
      flag: (
        <span className={styles.flag}>
          <a href={staffFlag(listed)}>{flagTitle(listed.flag)}</a>
          <span className={form.quiet}>
            {listed.about}
            {listed.productionOnly && '. Production only'}
          </span>
        </span>
      ),
      ...Object.fromEntries(brands.map(({ key }) => [key, <Holding key={key} listed={listed} brand={key} />])),
      change: listed.lastChange && (
        <span className={styles.flag}>
          {shopMomentOf(listed.lastChange.changedAt)}
          <span className={form.quiet}>
            {listed.lastChange.changedBy}: {listed.lastChange.reason}
          </span>
        </span>
      ),
    },
  }));
  return <Table caption="Features" columns={columns} rows={rows} />;
}

function Holding({ listed, brand }: { listed: ListedFlag; brand: string }) {
  const { words, because, isOn } = holding(listed, brand);
  return (
    <span className={styles.flag}>
      <span>
        <Badge tone={isOn ? 'success' : 'neutral'}>{words}</Badge>
      </span>
      <span className={form.quiet}>{because}</span>
    </span>
  );
}

export default island('screens/staff-flags/staff-flags-screen', StaffFlagsScreen);
