import { reportReasons } from '../../../contract/reviews/reviews.ts';
import type { StaffReview } from '../../../contract/staff/care/staff-reviews.ts';
import { formatCount } from '../../../contract/values/count.ts';
import { AllChanges } from '../../features/staff/all-changes.tsx';
import { Facts } from '../../features/staff/facts.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { reviewStateWords, starsOf } from '../../features/staff/reviews/review-words.ts';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { Me, StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { product } from '../../routes.ts';
import { staffCustomer, staffReview, staffReviews } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { calendarDayOf, shopDayOf, shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Pages } from '../../ui/pages.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AnswerPanel, DecidePanel, DismissForm, RestorePanel, WithdrawPanel } from './review-forms.tsx';
import type { StaffReviewData } from './staff-review-data.ts';
import styles from './staff-review-screen.module.css';

/** A review: what it says, what shoppers reported, and what staff can do about it. */
function StaffReviewScreen({ data }: { data: StaffData<StaffReviewData> }) {
  const { permissions } = data.me;
  const review = data.shown?.review;
  return (
    <StaffFrame
      data={data}
      place="reviews"
      heading={review?.title || 'Review without a title'}
      lead={<a href={staffReviews()}>All reviews</a>}
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <div className={styles.columns}>
          <div className={styles.main}>
            <Written review={shown.review} />
            <Next {...shown} />
            {shown.review.reports.length > 0 && <Reports review={shown.review} />}
            {shown.review.history.length > 0 && <History review={shown.review} me={data.me} />}
          </div>
          <div className={styles.side}>
            <Panel title="Details">
              <Facts facts={factsOf(shown.review, permissions.includes('customers.read'))} />
            </Panel>
          </div>
        </div>
      )}
    </StaffFrame>
  );
}

function Written({ review: { stars, text, flags, photos } }: { review: StaffReview }) {
  return (
    <Panel title="Review">
      <p>
        <span className={styles.stars} aria-hidden="true">
          {starsOf(stars)}
        </span>
        <VisuallyHidden>{stars} of 5 stars</VisuallyHidden>
      </p>
      {flags.length > 0 && (
        <p className={styles.marks}>
          {flags.map((flag) => (
            <Badge key={flag} tone="sale">
              {flag}
            </Badge>
          ))}
        </p>
      )}
      <p className={styles.text}>{text}</p>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ url, alt }, at) => (
            <li key={url}>
              <a href={url}>
                <img src={url} width="160" height="160" alt={`${alt}, ${at + 1} of ${photos.length}`} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Next(shown: StaffReviewData) {
  const { state } = shown.review;
  if (state === 'waiting' || state === 'approved') return <DecidePanel {...shown} />;
  if (state !== 'published') return <RestorePanel {...shown} />;
  return (
    <>
      <AnswerPanel {...shown} />
      <WithdrawPanel {...shown} />
    </>
  );
}

const reportColumns = [
  { key: 'at', title: 'When', whole: true },
  { key: 'reason', title: 'Reason' },
  { key: 'state', title: 'State', whole: true },
];

function Reports({ review }: { review: StaffReview }) {
  const rows = review.reports.map(({ at, reason, isOpen }, index) => ({
    key: index,
    cells: { at: shopMomentOf(at), reason: reportReasons[reason], state: isOpen ? <Badge tone="sale">Open</Badge> : 'Decided' },
  }));
  return (
    <Panel title="Reports by shoppers" lead="Withdrawing the review decides all of them.">
      <Table caption="Reports" columns={reportColumns} rows={rows} />
      <Pages
        page={review.reportsPage}
        pages={review.reportsPages}
        label="Pages of reports"
        at={(reports) => staffReview({ reviewId: review.reviewId }, { reports })}
      />
      {review.openReports > 0 && <DismissForm review={review} />}
    </Panel>
  );
}

const historyColumns = [
  { key: 'at', title: 'When', whole: true },
  { key: 'who', title: 'Who', whole: true },
  { key: 'action', title: 'What' },
  { key: 'reason', title: 'Reason' },
];

const actionWords: ReadonlyMap<string, string> = new Map([
  ['review.approved', 'Approved'],
  ['review.rejected', 'Rejected'],
  ['review.withdrawn', 'Withdrawn'],
  ['review.restored', 'Restored'],
  ['review.answered', 'Answered'],
  ['review.answer_removed', 'Answer removed'],
  ['review.reports_dismissed', 'Reports dismissed'],
]);

function History({ review: { reviewId, history }, me }: { review: StaffReview; me: Me }) {
  const rows = history.map(({ at, who, action, reason }, index) => ({
    key: index,
    cells: { at: shopMomentOf(at), who: who ?? 'Command line', action: actionWords.get(action) ?? action, reason: reason ?? '' },
  }));
  return (
    <Panel title="History">
      <Table caption="History" columns={historyColumns} rows={rows} />
      <AllChanges me={me} subject={`review:${reviewId}`} />
    </Panel>
  );
}

function factsOf(review: StaffReview, mayOpenCustomers: boolean) {
  const { productName, author, customerId, state, because, publishedOn, publishAfter, rating, helpfulVotes } = review;
  const origin = review.imported ? 'Imported' : review.verifiedPurchase ? 'Verified purchase' : 'No purchase known';
  return [
    { name: 'State', value: <Badge tone={state === 'published' ? 'success' : 'neutral'}>{reviewStateWords[state]}</Badge> },
    ...(because ? [{ name: 'Reason', value: because }] : []),
    { name: 'Product', value: review.product ? <a href={product(review.product)}>{productName}</a> : productName },
    { name: 'Its rating', value: rating.count === 0 ? 'None' : `${rating.average.toFixed(1)} (${formatCount(rating.count)})` },
    {
      name: 'Author',
      value: customerId !== null && mayOpenCustomers ? <a href={staffCustomer({ customerId })}>{author}</a> : author,
    },
    { name: 'Origin', value: origin },
    { name: 'Sent', value: shopDayOf(review.at) },
    ...(publishedOn ? [{ name: 'Published', value: calendarDayOf(publishedOn) }] : []),
    ...(state === 'approved' && publishAfter ? [{ name: 'Published after', value: shopMomentOf(publishAfter) }] : []),
    { name: 'Found helpful', value: formatCount(helpfulVotes) },
  ];
}

export default island('screens/staff-review/staff-review-screen', StaffReviewScreen);
