import type { Check } from '../../../contract/readiness/readiness.ts';
import { NextStep } from '../../features/staff/next-step.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { staffGoingLive } from '../../staff-routes.ts';
import styles from './getting-live.module.css';

/** What still keeps the shop from real orders, or what a running shop should look at, each with the way there; nothing once all of it is ready. */
export function GettingLive({ missing }: { missing: readonly Check[] }) {
  if (missing.length === 0) return null;
  const isLive = missing.every(({ state }) => state !== 'missing');
  return (
    <Panel
      title={isLive ? 'Needs attention' : `Before you go live: ${missing.length} left`}
      lead={<a href={staffGoingLive()}>View all checks</a>}
    >
      <ul className={styles.missing}>
        {missing.map(({ key, title, finding, ...step }) => (
          <li key={key}>
            <span className={styles.title}>{title}</span>
            <span className={styles.finding}>{finding}</span>
            <span>
              <NextStep {...step} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
