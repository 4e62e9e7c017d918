import type { ListedSynonym } from '../../../contract/staff/staff-synonyms.ts';
import { plural } from '../../../contract/values/count.ts';
import form from '../../features/staff/form.module.css';
import { LookUp } from '../../features/staff/look-up.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { SynonymForm } from '../../features/staff/synonym-form.tsx';
import { Table } from '../../features/staff/table.tsx';
import { ListViews } from '../../features/staff/views/list-views.tsx';
import { island } from '../../page/island.tsx';
import { results } from '../../routes.ts';
import { staffSynonym, staffSynonyms } from '../../staff-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import { Pages } from '../../ui/pages.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { StaffSynonymsData } from './staff-synonyms-data.ts';

/** All synonyms: adds one, and finds the one to edit. */
function StaffSynonymsScreen({ data }: { data: StaffData<StaffSynonymsData> }) {
  return (
    <StaffFrame
      data={data}
      place="synonyms"
      heading="Synonyms"
      lead="Connect the words that shoppers use with the ones in your catalog, for every brand. Plurals, capitals and accents are matched without a synonym."
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          <Panel title="Add synonym">
            <SynonymForm attempt={shown.attempt} action={staffSynonyms()} name="add">
              Add synonym
            </SynonymForm>
          </Panel>
          <Panel title="All synonyms" lead={countWords(shown)}>
            <ListViews views={data.views} />
            <LookUp action={staffSynonyms()} label="Search synonyms" hint="Enter a word from either side." typed={shown.q} />
            {shown.listed.synonyms.length > 0 ? <SynonymTable synonyms={shown.listed.synonyms} /> : <NoSynonyms q={shown.q} />}
            <RelatedWords data={shown} />
            <Pages {...shown.listed} at={(page) => staffSynonyms({ q: shown.q, page })} />
            {shown.q !== '' && shown.listed.synonyms.length > 0 && (
              <p>
                <a href={staffSynonyms()}>Show all synonyms</a>
              </p>
            )}
          </Panel>
        </>
      )}
    </StaffFrame>
  );
}

function countWords({ q, listed: { total } }: StaffSynonymsData): string {
  const count = plural(total, 'synonym');
  return q === '' ? `${count} in alphabetical order. Open one to edit or delete it.` : `${count} with “${q}”.`;
}

function NoSynonyms({ q }: { q: string }) {
  if (q === '') return <EmptyState title="No synonyms yet">Search matches words only as they’re typed.</EmptyState>;
  return (
    <EmptyState
      title={`No synonyms with “${q}”`}
      actions={
        <LinkButton href={staffSynonyms()} variant="secondary">
          Show all synonyms
        </LinkButton>
      }
    />
  );
}

const relations = { same: 'Means the same', narrower: 'Is narrower', broader: 'Is broader', related: 'Is related' } as const;
const relatedColumns = [
  { key: 'phrase', title: 'Search term' },
  { key: 'means', title: 'Also finds' },
  { key: 'why', title: 'Reason' },
];

/** What search adds on its own to the words looked up. */
function RelatedWords({ data: { q, listed } }: { data: StaffSynonymsData }) {
  if (listed.related.length === 0) return null;
  const rows = listed.related.map(({ means, relation }) => ({
    key: means,
    cells: { phrase: q, means, why: `${relations[relation]} (WordNet)` },
  }));
  return (
    <>
      <p className={form.quiet}>
        {listed.usesWordNet
          ? 'No product is called this, so search adds related words by itself. Your synonyms count for more.'
          : 'Search would add these, but related words are off. Turn on the flag “search-word-net” to use them.'}
      </p>
      <Table caption={`Related words for “${q}”`} columns={relatedColumns} rows={rows} />
    </>
  );
}

const columns = [
  { key: 'phrase', title: 'Search term' },
  { key: 'means', title: 'Synonym' },
  { key: 'ways', title: 'Direction' },
  { key: 'results', title: 'Results' },
];

function SynonymTable({ synonyms }: { synonyms: readonly ListedSynonym[] }) {
  const rows = synonyms.map(({ synonymId, phrase, means, oneWay }) => ({
    key: synonymId,
    cells: {
      phrase: (
        <a href={staffSynonym({ synonymId })}>
          {phrase}
          <VisuallyHidden> and {means}</VisuallyHidden>
        </a>
      ),
      means,
      ways: oneWay ? <span className={form.quiet}>One way</span> : 'Both ways',
      results: (
        <a href={results({ k: phrase })}>
          View results<VisuallyHidden> for {phrase}</VisuallyHidden>
        </a>
      ),
    },
  }));
  return <Table caption="Synonyms" columns={columns} rows={rows} />;
}

export default island('screens/staff-synonyms/staff-synonyms-screen', StaffSynonymsScreen);
