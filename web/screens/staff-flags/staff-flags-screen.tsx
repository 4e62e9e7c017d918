import { family } from '../../../contract/family.ts';
import type { ListedFlag } from '../../../contract/staff-flags.ts';
import { flagTitle, holding } from '../../features/staff/flag-words.ts';
import form from '../../features/staff/form.module.css';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { staffFlag } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { shopMomentOf } from '../../ui/shop-clock.ts';
import type { StaffFlagsData } from './page.ts';
import styles from './staff-flags-screen.module.css';

/** Every feature that can be switched, what holds for each brand, and who changed it last. */
export default function StaffFlagsScreen({ data }: { data: StaffData<StaffFlagsData> }) {
  return (
    <StaffFrame
      data={data}
      place="flags"
      heading="Features"
      lead="Parts of the shop that can be switched, for a brand or for some of its visitors. A change applies at once."
    >
      {({ flags }) => <Flags flags={flags} />}
    </StaffFrame>
  );
}

function Flags({ flags }: { flags: readonly ListedFlag[] }) {
  const columns = [
    { key: 'flag', title: 'Feature' },
    ...family.map(({ key, name }) => ({ key, title: name })),
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
            {listed.productionOnly && '. Off everywhere but in production'}
          </span>
        </span>
      ),
      ...Object.fromEntries(family.map(({ key }) => [key, <Holding key={key} listed={listed} brand={key} />])),
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
