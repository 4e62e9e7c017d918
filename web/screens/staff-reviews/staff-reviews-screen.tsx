import { type ReviewView, reviewFilterNames } from '../../../contract/staff/care/staff-reviews.ts';
import { plural } from '../../../contract/values/count.ts';
import { countWords } from '../../features/staff/counted.ts';
import { ExportList } from '../../features/staff/export-list.tsx';
import list from '../../features/staff/filtered-list.module.css';
import { PagesBeside } from '../../features/staff/pages-beside.tsx';
import { ReviewTable } from '../../features/staff/reviews/review-table.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { type GivenView, ListViews } from '../../features/staff/views/list-views.tsx';
import { island } from '../../page/island.tsx';
import { staffReviews } from '../../staff-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import type { Place, StaffReviewsData } from './staff-reviews-data.ts';
import styles from './staff-reviews-screen.module.css';

/** Every review of the shop: to moderate, reported, published, hidden. */
function StaffReviewsScreen({ data }: { data: StaffData<StaffReviewsData> }) {
  return (
    <StaffFrame data={data} place="reviews" heading="Reviews" done={data.shown?.done}>
      {(shown) => (
        <>
          <ListViews views={data.views} given={givenViews(shown)} />
          <Filters place={shown.place} />
          <List {...shown} />
          <div>
            <ExportList subject="reviews" permissions={data.me.permissions}>
              Export as CSV
            </ExportList>
          </div>
        </>
      )}
    </StaffFrame>
  );
}

const views: readonly { readonly view: ReviewView | ''; readonly words: string }[] = [
  { view: '', words: 'All' },
  { view: 'waiting', words: 'To moderate' },
  { view: 'published', words: 'Published' },
  { view: 'hidden', words: 'Withdrawn and rejected' },
];

/** Those of everybody, two with their number of reviews; the current one stays so while the list is searched. */
function givenViews({ found: { waiting, reported }, place }: StaffReviewsData): GivenView[] {
  const isReported = place.reported !== '';
  return [
    ...views.map(({ view, words }) => ({
      name: view === 'waiting' ? `${words} ${waiting.toLocaleString('en-US')}` : words,
      href: staffReviews({ view, sort: view === 'waiting' ? 'oldest' : '' }),
      isHere: !isReported && place.view === view,
    })),
    { name: `Reported ${reported.toLocaleString('en-US')}`, href: staffReviews({ reported: '1' }), isHere: isReported },
  ];
}

const isNarrowed = (place: Place) => reviewFilterNames.some((name) => name !== 'view' && name !== 'reported' && place[name] !== '');

function Filters({ place }: { place: Place }) {
  const { view, reported, sort } = place;
  return (
    <search>
      <form className={list.form} method="get" action={staffReviews()}>
        {view && <input type="hidden" name="view" value={view} />}
        {reported && <input type="hidden" name="reported" value={reported} />}
        {sort && <input type="hidden" name="sort" value={sort} />}
        <div className={`${list.filters} ${styles.columns}`}>
          <Field
            label="Search reviews"
            name="q"
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={list.words}
            placeholder="Words of the review, author or product"
            defaultValue={place.q}
          />
          <Field label="Product" name="product" autoComplete="off" placeholder="Name, number or SKU" defaultValue={place.product} />
          <Select
            label="Rating"
            name="rating"
            defaultValue={place.rating}
            placeholder="All"
            options={[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: plural(stars, 'star') }))}
          />
          <Checkbox name="photos" value="1" defaultChecked={place.photos === '1'}>
            With photos
          </Checkbox>
        </div>
        <div className={list.apply}>
          <Button type="submit" variant="secondary">
            Show
          </Button>
          {isNarrowed(place) && (
            <LinkButton href={staffReviews({ view, reported, sort })} variant="quiet">
              Clear
            </LinkButton>
          )}
        </div>
      </form>
    </search>
  );
}

function List({ found: { reviews, total, next, previous }, place, isBeginning }: StaffReviewsData) {
  if (reviews.length === 0) return <Nothing place={place} isBeginning={isBeginning} />;
  const isOldest = place.sort === 'oldest';
  return (
    <section className={list.list} aria-label="Reviews">
      <p className={list.quiet}>{countWords(total, 'review')}</p>
      <ReviewTable
        reviews={reviews}
        sort={{
          href: staffReviews({ ...place, sort: isOldest ? '' : 'oldest' }),
          direction: isOldest ? 'ascending' : 'descending',
        }}
      />
      <PagesBeside previous={previous} next={next} at={(beside) => staffReviews({ ...place, ...beside })} />
    </section>
  );
}

function Nothing({ place, isBeginning }: Pick<StaffReviewsData, 'place' | 'isBeginning'>) {
  if (isNarrowed(place) || !isBeginning) {
    return (
      <EmptyState
        title="No reviews found"
        actions={
          <LinkButton href={staffReviews()} variant="secondary">
            Show all reviews
          </LinkButton>
        }
      >
        Search looks at the beginnings of words. For a product, enter part of its name, its number, or the beginning of a SKU.
      </EmptyState>
    );
  }
  if (place.reported) return <EmptyState title="No reported reviews">Reviews that shoppers report appear here.</EmptyState>;
  if (place.view === 'waiting') {
    return <EmptyState title="No reviews to moderate">New reviews appear here before they’re published.</EmptyState>;
  }
  return <EmptyState title="No reviews here yet">Reviews appear here as soon as customers write them.</EmptyState>;
}

export default island('screens/staff-reviews/staff-reviews-screen', StaffReviewsScreen);
