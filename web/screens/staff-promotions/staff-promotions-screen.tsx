import { type ListedPromotion, promotionStates } from '../../../contract/merchandising/promotions.ts';
import { ExportList } from '../../features/staff/export-list.tsx';
import list from '../../features/staff/filtered-list.module.css';
import { LookUp } from '../../features/staff/look-up.tsx';
import { momentWords, promotionSentence } from '../../features/staff/promotions/sentence.ts';
import { promotionStateWords } from '../../features/staff/promotions/words.ts';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { type GivenView, ListViews } from '../../features/staff/views/list-views.tsx';
import { island } from '../../page/island.tsx';
import { staffNewPromotion, staffPromotion, staffPromotionCalendar, staffPromotions, staffPromotionTrial } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import { formatMoney } from '../../ui/money.ts';
import { Pages } from '../../ui/pages.tsx';
import type { StaffPromotionsData } from './staff-promotions-data.ts';
import styles from './staff-promotions-screen.module.css';

/** Every promotion with what it does, and what it has given so far. */
function StaffPromotionsScreen({ data }: { data: StaffData<StaffPromotionsData> }) {
  return (
    <StaffFrame data={data} place="promotions" heading="Promotions">
      {(shown) => (
        <>
          <div className={list.actions}>
            {shown.mayEdit && <LinkButton href={staffNewPromotion()}>Add promotion</LinkButton>}
            <LinkButton href={staffPromotionCalendar()} variant="secondary">
              Calendar
            </LinkButton>
            <LinkButton href={staffPromotionTrial()} variant="secondary">
              Try a cart
            </LinkButton>
            <ExportList subject="promotions" permissions={data.me.permissions}>
              Export as CSV
            </ExportList>
          </div>
          <List {...shown} views={data.views} />
        </>
      )}
    </StaffFrame>
  );
}

function List({ views, ...shown }: StaffPromotionsData & Pick<StaffData<unknown>, 'views'>) {
  const { listed, place, mayEdit } = shown;
  const { promotions, total, page, pages } = listed;
  if (total === 0 && place.q === '' && place.state === '') {
    return (
      <EmptyState
        title="No promotions yet"
        actions={mayEdit && <LinkButton href={staffNewPromotion()}>Add your first promotion</LinkButton>}
      >
        A promotion takes money off items, orders or shipping: for everyone, with a code, or by a campaign’s link. It stays a draft until
        you publish it.
      </EmptyState>
    );
  }
  return (
    <>
      <ListViews views={views} given={givenViews(shown)} />
      <LookUp action={staffPromotions()} label="Search promotions" hint="Part of a name or label, or a promo code." typed={place.q} />
      {total === 0 ? (
        <EmptyState
          title="No promotions found"
          actions={
            <LinkButton href={staffPromotions()} variant="secondary">
              Show all promotions
            </LinkButton>
          }
        >
          Search looks in names and labels, and for whole promo codes.
        </EmptyState>
      ) : (
        <section className={list.list} aria-label="Promotions">
          <PromotionTable promotions={promotions} />
          <Pages page={page} pages={pages} at={(to) => staffPromotions({ ...place, page: to })} />
        </section>
      )}
    </>
  );
}

/** Those of everybody, by state with their numbers; the current one stays so while the list is searched. */
function givenViews({ listed: { counts }, place }: StaffPromotionsData): GivenView[] {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const views = [
    { state: '' as const, words: 'All', count: all },
    ...promotionStates.map((state) => ({ state, words: promotionStateWords[state], count: counts[state] })),
  ];
  return views.map(({ state, words, count }) => ({
    name: `${words} ${count}`,
    href: staffPromotions({ state }),
    isHere: state === place.state,
  }));
}

const columns = [
  { key: 'name', title: 'Promotion' },
  { key: 'state', title: 'State', whole: true },
  { key: 'dates', title: 'Dates' },
  { key: 'uses', title: 'Uses', numeric: true, whole: true },
  { key: 'discount', title: 'Discount given', numeric: true, whole: true },
];

function PromotionTable({ promotions }: { promotions: readonly ListedPromotion[] }) {
  const rows = promotions.map((promotion) => {
    const { promotionId, name, state, startsAt, endsAt } = promotion;
    return {
      key: promotionId,
      cells: {
        name: (
          <div className={styles.name}>
            <a href={staffPromotion({ promotionId })}>{name}</a>
            <span className={styles.quiet}>{promotionSentence(promotion)}</span>
          </div>
        ),
        state: <Badge tone={state === 'active' ? 'success' : 'neutral'}>{promotionStateWords[state]}</Badge>,
        dates: `${momentWords(startsAt)} – ${endsAt ? momentWords(endsAt) : 'no end'}`,
        uses: usesWords(promotion),
        discount: formatMoney(promotion.discount),
      },
    };
  });
  return <Table caption="Promotions" columns={columns} rows={rows} />;
}

/** Uses against the limit, or the number of orders where there is none. */
function usesWords({ uses, usesLimit, orders }: ListedPromotion): string {
  const count = (value: number) => value.toLocaleString('en-US');
  return usesLimit === null ? count(orders) : `${count(uses)} of ${count(usesLimit)}`;
}

export default island('screens/staff-promotions/staff-promotions-screen', StaffPromotionsScreen);
