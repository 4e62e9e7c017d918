import { promotionStates } from '../../../contract/merchandising/promotions.ts';
import { formatCount } from '../../../contract/values/count.ts';
import form from '../../features/staff/form.module.css';
import { promotionStateWords } from '../../features/staff/promotions/words.ts';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { staffPromotionCalendar, staffPromotions } from '../../staff-routes.ts';
import { calendarDayOf } from '../../ui/browser/shop-clock.ts';
import { shopZoneName } from '../../ui/browser/shop-time.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Select } from '../../ui/form/field.tsx';
import { Pages } from '../../ui/pages.tsx';
import { Agenda } from './agenda.tsx';
import { CalendarTable } from './calendar-table.tsx';
import { entriesOf } from './entries.ts';
import { titleOf } from './month.ts';
import type { StaffPromotionCalendarData } from './staff-promotion-calendar-data.ts';
import styles from './staff-promotion-calendar-screen.module.css';

/** A month of promotions and campaigns, to plan the next ones. */
function StaffPromotionCalendarScreen({ data }: { data: StaffData<StaffPromotionCalendarData> }) {
  return (
    <StaffFrame data={data} place="promotions" heading="Promotion calendar" lead={<a href={staffPromotions()}>Back to the list</a>}>
      {(shown) => (
        <>
          <Filters {...shown} />
          <Months {...shown} />
          <Planned {...shown} />
        </>
      )}
    </StaffFrame>
  );
}

function Filters({ place, brands }: StaffPromotionCalendarData) {
  return (
    <form className={form.row} method="get" action={staffPromotionCalendar()}>
      {place.month && <input type="hidden" name="month" value={place.month} />}
      {brands.length > 1 && (
        <Select
          label="Brand"
          name="brand"
          defaultValue={place.brand}
          placeholder="All"
          options={brands.map(({ key, name }) => ({ value: key, label: name }))}
        />
      )}
      <Select
        label="State"
        name="state"
        defaultValue={place.state}
        placeholder="All"
        options={promotionStates.map((state) => ({ value: state, label: promotionStateWords[state] }))}
      />
      <Button type="submit" variant="secondary">
        Show
      </Button>
      {(place.brand || place.state) && (
        <LinkButton href={staffPromotionCalendar({ month: place.month })} variant="quiet">
          Clear
        </LinkButton>
      )}
    </form>
  );
}

function Months({ place, month, today }: StaffPromotionCalendarData) {
  const at = (key: string) => staffPromotionCalendar({ ...place, month: today.startsWith(key) ? '' : key });
  return (
    <div className={styles.months}>
      <h2 className={styles.title}>{month.title}</h2>
      <nav className={styles.links} aria-label="Months">
        <LinkButton href={at(month.previous)} variant="secondary" size="small" rel="prev">
          {titleOf(month.previous)}
        </LinkButton>
        {place.month !== '' && (
          <LinkButton href={at(today.slice(0, 7))} variant="secondary" size="small">
            This month
          </LinkButton>
        )}
        <LinkButton href={at(month.next)} variant="secondary" size="small" rel="next">
          {titleOf(month.next)}
        </LinkButton>
      </nav>
      <p className={styles.quiet}>
        Days are {shopZoneName}. Today is {calendarDayOf(today)}.
      </p>
    </div>
  );
}

function Planned(shown: StaffPromotionCalendarData) {
  const { planned, place, month } = shown;
  const entries = entriesOf(planned);
  if (entries.length === 0 && planned.saleEnds.length === 0) {
    const isNarrowed = place.brand !== '' || place.state !== '';
    return (
      <EmptyState
        title={isNarrowed ? `Nothing found in ${month.title}` : `Nothing planned in ${month.title}`}
        actions={
          isNarrowed && (
            <LinkButton href={staffPromotionCalendar({ month: place.month })} variant="secondary">
              Show all promotions
            </LinkButton>
          )
        }
      >
        Promotions and campaigns appear on the days they run, drafts too.
      </EmptyState>
    );
  }
  const { total, page, pages } = planned;
  return (
    <>
      {pages > 1 && <p className={styles.quiet}>{formatCount(total)} promotions, the earliest start first.</p>}
      <CalendarTable {...shown} entries={entries} />
      <Agenda {...shown} entries={entries} />
      <Pages page={page} pages={pages} at={(to) => staffPromotionCalendar({ ...place, page: to })} />
    </>
  );
}

export default island('screens/staff-promotion-calendar/staff-promotion-calendar-screen', StaffPromotionCalendarScreen);
