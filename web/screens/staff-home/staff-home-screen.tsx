import { CustomerSearch } from '../../features/staff/customer-search.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { home } from '../../routes.ts';
import {
  staffAudit,
  staffContent,
  staffFlags,
  staffMaintenance,
  staffMembers,
  staffOrders,
  staffReviews,
  staffSynonyms,
} from '../../staff-routes.ts';
import { Notice } from '../../ui/notice.tsx';
import type { StaffHomeData } from './page.ts';
import styles from './staff-home-screen.module.css';
import { Task } from './task.tsx';

/** Recovery codes from which on a member is told to have new ones made. */
const fewCodes = 3;

const lead = (
  <>
    What is open to you, and what waits. <a href={home()}>The shop</a> is as shoppers see it.
  </>
);

/** What a member may do, and what waits for them. */
export default function StaffHomeScreen({ data }: { data: StaffData<StaffHomeData> }) {
  const { permissions, name, recoveryCodesLeft } = data.me;
  return (
    <StaffFrame data={data} place="home" heading={`Hello, ${name.split(' ')[0]}`} lead={lead}>
      {({ reviewsWaiting, ordersWaiting, invited, isClosed, content }) => (
        <>
          {isClosed && (
            <Notice tone="error" action={<a href={staffMaintenance()}>Open it again</a>}>
              The shop is closed for maintenance. You see it as it is because you are signed in.
            </Notice>
          )}
          {recoveryCodesLeft <= fewCodes && (
            <Notice>
              {recoveryCodesLeft === 0 ? 'You have no recovery codes left.' : `You have ${recoveryCodesLeft} recovery codes left.`} An
              administrator gives you a new set-up link, and with it new ones.
            </Notice>
          )}
          {permissions.includes('customers.read') && (
            <Panel title="Look somebody up">
              <CustomerSearch />
            </Panel>
          )}
          <div className={styles.cards}>
            {reviewsWaiting !== null && (
              <Task
                title="Reviews"
                lead={reviewsWaiting === 0 ? 'None waits to be read.' : `${reviewsWaiting} to read, oldest first.`}
                href={staffReviews()}
                action="Read reviews"
              />
            )}
            {ordersWaiting !== null && (
              <Task
                title="Orders"
                lead={ordersWaiting === 0 ? 'Everything has left.' : `${ordersWaiting} to ship, oldest first.`}
                href={staffOrders()}
                action="Ship orders"
              />
            )}
            {content !== null && <Task title="Content" lead={contentWords(content)} href={staffContent()} action="Write pages" />}
            {permissions.includes('search.edit') && (
              <Task title="Synonyms" lead="What shoppers call what the shop sells." href={staffSynonyms()} action="Edit synonyms" />
            )}
            {permissions.includes('flags.edit') && (
              <Task title="Features" lead="What is switched on, for whom, and who changed it." href={staffFlags()} action="See features" />
            )}
            {invited !== null && (
              <Task
                title="Staff"
                lead={invited === 0 ? 'Everybody has set up their account.' : `${invited} still to set up their account.`}
                href={staffMembers()}
                action="See everybody"
              />
            )}
            {permissions.includes('audit.read') && (
              <Task title="Audit log" lead="Who did what, on whom, when and why." href={staffAudit()} action="Read the log" />
            )}
            {isClosed === false && (
              <Task title="Maintenance" lead="The shop is open." href={staffMaintenance()} action="Close it for a while" />
            )}
          </div>
        </>
      )}
    </StaffFrame>
  );
}

function contentWords({ changed, planned }: NonNullable<StaffHomeData['content']>): string {
  const drafts =
    changed === 0 ? 'Everything that is written is public.' : `${changed} ${changed === 1 ? 'page has' : 'pages have'} changes to publish.`;
  return planned === 0 ? drafts : `${drafts} ${planned} planned.`;
}
