import type { Check, ReadyState } from '../../../contract/readiness/readiness.ts';
import { NextStep } from '../../features/staff/next-step.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { StaffGoingLiveData } from './staff-going-live-data.ts';

const columns = [
  { key: 'title', title: 'Check' },
  { key: 'state', title: 'State', whole: true },
  { key: 'finding', title: 'What we found' },
  { key: 'advice', title: 'Next step' },
];
const badges = {
  ready: { tone: 'success', words: 'Ready' },
  advice: { tone: 'neutral', words: 'Worth a look' },
  missing: { tone: 'sale', words: 'Not ready' },
} as const satisfies Record<ReadyState, { tone: 'success' | 'neutral' | 'sale'; words: string }>;

/** What the shop needs before it takes real orders; the same checks as `npm run doctor`. */
function StaffGoingLiveScreen({ data }: { data: StaffData<StaffGoingLiveData> }) {
  return (
    <StaffFrame
      data={data}
      place="going-live"
      heading="Going live"
      lead="Checked just now against the real database, mail server, payment providers and addresses. On the server, the doctor command runs the same checks."
    >
      {({ checks }) => (
        <Panel title={titleOf(checks)}>
          <Table caption="Checks" columns={columns} rows={checks.map(rowOf)} />
        </Panel>
      )}
    </StaffFrame>
  );
}

function titleOf(checks: readonly Check[]): string {
  const missing = checks.filter(({ state }) => state === 'missing').length;
  return missing === 0 ? 'The shop is ready for real orders' : `${missing} of ${checks.length} checks are not ready`;
}

function rowOf({ key, title, state, finding, ...step }: Check) {
  const badge = <Badge tone={badges[state].tone}>{badges[state].words}</Badge>;
  return { key, cells: { title, state: badge, finding, advice: <NextStep {...step} /> } };
}

export default island('screens/staff-going-live/staff-going-live-screen', StaffGoingLiveScreen);
