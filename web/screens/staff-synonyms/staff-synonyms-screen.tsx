import type { ListedSynonym } from '../../../contract/staff-synonyms.ts';
import form from '../../features/staff/form.module.css';
import { LookUp } from '../../features/staff/look-up.tsx';
import { Pages } from '../../features/staff/pages.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { SynonymForm } from '../../features/staff/synonym-form.tsx';
import { Table } from '../../features/staff/table.tsx';
import { results } from '../../routes.ts';
import { staffSynonym, staffSynonyms } from '../../staff-routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { StaffSynonymsData } from './page.ts';

/** What shoppers say for what the shop says: adding to it, and finding the line to change. */
export default function StaffSynonymsScreen({ data }: { data: StaffData<StaffSynonymsData> }) {
  return (
    <StaffFrame
      data={data}
      place="synonyms"
      heading="Synonyms"
      lead="What shoppers call what the shop sells, for every brand. Plurals, capitals and accents need no line of their own."
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          <Panel title="Add a line">
            <SynonymForm attempt={shown.attempt} action={staffSynonyms()} name="add">
              Add it
            </SynonymForm>
          </Panel>
          <Panel title="Lines" lead={countWords(shown)}>
            <LookUp action={staffSynonyms()} label="Find a line" hint="A word of either side." isBeside typed={shown.q} />
            {shown.listed.synonyms.length > 0 ? <Lines synonyms={shown.listed.synonyms} /> : <NoLine q={shown.q} />}
            <Pages {...shown.listed} at={(page) => staffSynonyms({ q: shown.q, page })} />
            {shown.q !== '' && shown.listed.synonyms.length > 0 && (
              <p>
                <a href={staffSynonyms()}>All lines</a>
              </p>
            )}
          </Panel>
        </>
      )}
    </StaffFrame>
  );
}

function countWords({ q, listed: { total } }: StaffSynonymsData): string {
  const lines = total === 1 ? '1 line' : `${total} lines`;
  return q === '' ? `${lines}, in the order of the alphabet. Open one to change or delete it.` : `${lines} with “${q}”.`;
}

function NoLine({ q }: { q: string }) {
  if (q === '') return <EmptyState title="No line yet">Search takes every word as it is typed.</EmptyState>;
  return (
    <EmptyState
      title={`No line has “${q}”`}
      actions={
        <LinkButton href={staffSynonyms()} variant="secondary">
          All lines
        </LinkButton>
      }
    />
  );
}

const columns = [
  { key: 'phrase', title: 'Shoppers type' },
  { key: 'means', title: 'Also finds' },
  { key: 'ways', title: 'Works' },
  { key: 'results', title: 'In the shop' },
];

function Lines({ synonyms }: { synonyms: readonly ListedSynonym[] }) {
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
          See results<VisuallyHidden> for {phrase}</VisuallyHidden>
        </a>
      ),
    },
  }));
  return <Table caption="Lines of synonyms" columns={columns} rows={rows} />;
}
