import { CustomerSearch } from '../../features/staff/customer-search.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { home } from '../../routes.ts';
import { staffAudit, staffMaintenance, staffMembers, staffReviews } from '../../staff-routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { StaffHomeData } from './page.ts';
import styles from './staff-home-screen.module.css';

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
      {({ reviewsWaiting, invited, isClosed }) => (
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
              <Panel title="Reviews" lead={reviewsWaiting === 0 ? 'None waits to be read.' : `${reviewsWaiting} to read, oldest first.`}>
                <LinkButton href={staffReviews()} variant="secondary" size="small">
                  Read reviews
                </LinkButton>
              </Panel>
            )}
            {invited !== null && (
              <Panel
                title="Staff"
                lead={invited === 0 ? 'Everybody has set up their account.' : `${invited} still to set up their account.`}
              >
                <LinkButton href={staffMembers()} variant="secondary" size="small">
                  See everybody
                </LinkButton>
              </Panel>
            )}
            {permissions.includes('audit.read') && (
              <Panel title="Audit log" lead="Who did what, on whom, when and why.">
                <LinkButton href={staffAudit()} variant="secondary" size="small">
                  Read the log
                </LinkButton>
              </Panel>
            )}
            {isClosed === false && (
              <Panel title="Maintenance" lead="The shop is open.">
                <LinkButton href={staffMaintenance()} variant="secondary" size="small">
                  Close it for a while
                </LinkButton>
              </Panel>
            )}
          </div>
        </>
      )}
    </StaffFrame>
  );
}
