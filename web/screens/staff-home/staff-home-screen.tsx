import { Incomplete } from '../../features/staff/incomplete.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { home } from '../../routes.ts';
import { staffMaintenance } from '../../staff-routes.ts';
import { Notice } from '../../ui/layers/notice.tsx';
import { CustomerSearch } from './customer-search.tsx';
import { Figures, MonthChart } from './figures.tsx';
import { GettingLive } from './getting-live.tsx';
import type { StaffHomeData } from './staff-home-data.ts';
import styles from './staff-home-screen.module.css';
import { TaskList } from './task-list.tsx';
import { tasksOf } from './tasks.ts';

/** With this many recovery codes or fewer, the overview asks for new ones. */
const fewCodes = 3;

const lead = (
  <>
    Here’s what needs your attention. <a href={home()}>View the shop</a>
  </>
);

/** The console’s overview: figures of the day, what is left before going live, what is to be done, and the last thirty days, as far as the member’s role goes. */
function StaffHomeScreen({ data }: { data: StaffData<StaffHomeData> }) {
  const { permissions, name, recoveryCodesLeft } = data.me;
  return (
    <StaffFrame data={data} place="home" heading={`Hello, ${name.split(' ')[0]}`} lead={lead}>
      {(shown) => (
        <>
          {shown.isIncomplete && <Incomplete />}
          {shown.isClosed && (
            <Notice tone="error" action={<a href={staffMaintenance()}>Reopen the shop</a>}>
              The shop is closed for maintenance. Only staff can see it.
            </Notice>
          )}
          {recoveryCodesLeft <= fewCodes && (
            <Notice>
              {recoveryCodesLeft === 0 ? 'You have no recovery codes left.' : `You have ${recoveryCodesLeft} recovery codes left.`} Ask an
              administrator for a new set-up link to get more.
            </Notice>
          )}
          {shown.today && <Figures today={shown.today} month={shown.month} />}
          <GettingLive missing={shown.missing} />
          <div className={styles.parts}>
            <Panel title="To do">
              <TaskList tasks={tasksOf(shown)} />
            </Panel>
            <div className={styles.side}>
              {shown.month && <MonthChart {...shown.month} />}
              {permissions.includes('customers.read') && (
                <Panel title="Find a customer">
                  <CustomerSearch />
                </Panel>
              )}
            </div>
          </div>
        </>
      )}
    </StaffFrame>
  );
}

export default island('screens/staff-home/staff-home-screen', StaffHomeScreen);
