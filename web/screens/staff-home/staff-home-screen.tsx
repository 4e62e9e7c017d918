import { changeWords } from '../../features/staff/charts/change.ts';
import { counted } from '../../features/staff/counted.ts';
import { CustomerSearch } from '../../features/staff/customer-search.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { home } from '../../routes.ts';
import {
  staffAudit,
  staffContent,
  staffFlags,
  staffMaintenance,
  staffMembers,
  staffOrders,
  staffPayments,
  staffProducts,
  staffReports,
  staffReturns,
  staffReviews,
  staffSettings,
  staffSynonyms,
} from '../../staff-routes.ts';
import { Notice } from '../../ui/layers/notice.tsx';
import { formatMoney } from '../../ui/money.ts';
import type { StaffHomeData } from './staff-home-data.ts';
import styles from './staff-home-screen.module.css';
import { Task } from './task.tsx';

/** With this many recovery codes or fewer, the overview asks for new ones. */
const fewCodes = 3;

const lead = (
  <>
    Here’s what needs your attention. <a href={home()}>View the shop</a>
  </>
);

const returnsWords = ({ open, late }: { open: number; late: number }): string =>
  open === 0 ? 'No open returns.' : `${open} open${late > 0 ? `, ${late} unanswered for more than 24 hours` : ''}.`;

/** The console’s overview: one card for each part that the member’s role may open. */
function StaffHomeScreen({ data }: { data: StaffData<StaffHomeData> }) {
  const { permissions, name, recoveryCodesLeft } = data.me;
  return (
    <StaffFrame data={data} place="home" heading={`Hello, ${name.split(' ')[0]}`} lead={lead}>
      {({ sales, reviews, ordersWaiting, returns, paymentsFailed, invited, isClosed, content }) => (
        <>
          {isClosed && (
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
          {permissions.includes('customers.read') && (
            <Panel title="Find a customer">
              <CustomerSearch />
            </Panel>
          )}
          <div className={styles.cards}>
            {sales !== null && <Task title="Sales today" lead={salesWords(sales)} href={staffReports()} action="View reports" />}
            {reviews !== null && (
              <Task
                title="Reviews"
                lead={reviewsWords(reviews)}
                href={staffReviews({ view: 'waiting', sort: 'oldest' })}
                action="Moderate reviews"
              />
            )}
            {ordersWaiting !== null && (
              <Task
                title="Orders"
                lead={ordersWaiting === 0 ? 'All orders shipped.' : `${ordersWaiting} to ship, oldest first.`}
                href={staffOrders({ state: 'to_ship', sort: 'placed' })}
                action="Ship orders"
              />
            )}
            {returns !== null && <Task title="Returns" lead={returnsWords(returns)} href={staffReturns()} action="Handle returns" />}
            {paymentsFailed !== null && paymentsFailed > 0 && (
              <Task
                title="Failed payments"
                lead={paymentsFailed === 1 ? '1 needs attention.' : `${paymentsFailed} need attention.`}
                href={staffPayments()}
                action="View failed payments"
              />
            )}
            {content !== null && <Task title="Content" lead={contentWords(content)} href={staffContent()} action="Edit pages" />}
            {permissions.includes('catalog.edit') && (
              <Task title="Products" lead="Names, prices, stock and pictures." href={staffProducts()} action="Edit products" />
            )}
            {permissions.includes('search.edit') && (
              <Task title="Synonyms" lead="Search terms that find each other’s results." href={staffSynonyms()} action="Edit synonyms" />
            )}
            {permissions.includes('settings.edit') && (
              <Task title="Settings" lead="Delivery, taxes and store details." href={staffSettings()} action="Change settings" />
            )}
            {permissions.includes('flags.edit') && (
              <Task title="Features" lead="What’s on, for whom, and who changed it." href={staffFlags()} action="Manage features" />
            )}
            {invited !== null && (
              <Task
                title="Staff"
                lead={invited === 0 ? 'Everyone has set up their account.' : `${invited} invited, not set up yet.`}
                href={staffMembers()}
                action="Manage staff"
              />
            )}
            {permissions.includes('audit.read') && (
              <Task title="Audit log" lead="Who did what, when and why." href={staffAudit()} action="View audit log" />
            )}
            {isClosed === false && (
              <Task title="Maintenance" lead="The shop is open." href={staffMaintenance()} action="Go to maintenance" />
            )}
          </div>
        </>
      )}
    </StaffFrame>
  );
}

function salesWords({ today, weekBefore }: NonNullable<StaffHomeData['sales']>): string {
  const orders = `${formatMoney(today.sales)} from ${counted(today.orders, 'order')}.`;
  const change = changeWords(today.sales, weekBefore.sales);
  return change ? `${orders} ${change.charAt(0).toUpperCase()}${change.slice(1)} from this time last week.` : orders;
}

function reviewsWords({ waiting, reported }: NonNullable<StaffHomeData['reviews']>): string {
  const tasks = waiting === 0 ? 'No reviews to moderate.' : `${waiting} to moderate, oldest first.`;
  return reported === 0 ? tasks : `${tasks} ${reported} reported by shoppers.`;
}

function contentWords({ changed, planned }: NonNullable<StaffHomeData['content']>): string {
  const drafts =
    changed === 0 ? 'All changes are published.' : `${changed} ${changed === 1 ? 'page has' : 'pages have'} unpublished changes.`;
  return planned === 0 ? drafts : `${drafts} ${planned} scheduled.`;
}

export default island('screens/staff-home/staff-home-screen', StaffHomeScreen);
