import { type SearchLine, type SearchSums, searchesShown, searchReportCsvPath } from '../../../contract/figures/figures.ts';
import { formatCount, plural } from '../../../contract/values/count.ts';
import { changeWords } from '../../features/staff/charts/change.ts';
import { Sums } from '../../features/staff/charts/sums.tsx';
import form from '../../features/staff/form.module.css';
import { Table } from '../../features/staff/table.tsx';
import { results } from '../../routes.ts';
import { staffReports, staffSynonym, staffSynonyms } from '../../staff-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ReportEnd } from './report-end.tsx';
import { shareOf } from './share.ts';
import type { StaffReportsData } from './staff-reports-data.ts';

type Figures = StaffReportsData & { searches: NonNullable<StaffReportsData['searches']> };

/** Words that one side of a synonym may have. */
const maxSynonymWords = 3;

/** What shoppers searched for, or what found nothing: the sums beside those of the days before, and the table. */
export function SearchFigures({ place, searches, editsSynonyms }: Figures) {
  const { lines, totals, from, to } = searches;
  const show = place.by === 'searches' ? 'all' : 'nothing';
  if (totals.searches === 0) {
    return (
      <EmptyState title="No searches in this period">
        Searches show up here within a minute after shoppers use the search box. Crawlers and people who opted out of sharing their data
        aren’t counted.
      </EmptyState>
    );
  }
  return (
    <>
      <Sums sums={sumsOf(searches)} />
      {lines.length === 0 ? (
        <EmptyState title={show === 'nothing' ? 'Every search had results' : 'No frequent searches in this period'}>
          {show === 'nothing'
            ? 'Searches that find no product are listed here, so that you can connect their words to your catalog with a synonym.'
            : 'Only the most frequent searches of each day are kept.'}
        </EmptyState>
      ) : (
        <Table
          caption={searchesShown[show]}
          columns={show === 'all' ? columns : withoutResultsColumns}
          rows={lines.map((line) => ({ key: line.words, cells: cellsOf(line, editsSynonyms) }))}
        />
      )}
      <ReportEnd
        page={searches.page}
        pages={searches.pages}
        csv={searchReportCsvPath}
        query={{ show, from, to, brand: place.brand }}
        at={(page) => staffReports({ ...place, show: undefined, page })}
      />
    </>
  );
}

const columns = [
  { key: 'words', title: 'Search' },
  { key: 'searches', title: 'Searches', numeric: true },
  { key: 'nothing', title: 'Without results', numeric: true },
  { key: 'products', title: 'Led to a product', numeric: true, whole: true },
  { key: 'carts', title: 'Added to cart', numeric: true, whole: true },
];

const withoutResultsColumns = [
  { key: 'words', title: 'Search' },
  { key: 'nothing', title: 'Without results', numeric: true },
  { key: 'searches', title: 'Searches', numeric: true },
  { key: 'now', title: 'Results now' },
  { key: 'synonym', title: 'Synonym' },
];

function sumsOf({ totals, before }: Figures['searches']) {
  const sum = (name: string, read: (sums: SearchSums) => number) => ({
    name,
    value: formatCount(read(totals)),
    change: changeWords(read(totals), read(before)),
  });
  return [
    sum('Searches', ({ searches }) => searches),
    sum('Without results', ({ nothing }) => nothing),
    sum('Led to a product', ({ products }) => products),
    sum('Added to cart', ({ carts }) => carts),
  ];
}

const share = (count: number, of: number) => (of === 0 ? formatCount(count) : `${formatCount(count)} (${shareOf(count, of)})`);

function cellsOf(line: SearchLine, editsSynonyms: boolean) {
  const { words, searches, nothing, products, carts, findsNow } = line;
  return {
    words: (
      <a href={results({ k: words })}>
        {words}
        <VisuallyHidden>: view results</VisuallyHidden>
      </a>
    ),
    searches: formatCount(searches),
    nothing: formatCount(nothing),
    products: share(products, searches),
    carts: share(carts, searches),
    now: findsNow === null || findsNow === 0 ? 'Still none' : `Finds ${plural(findsNow, 'product')}`,
    synonym: <Synonym line={line} edits={editsSynonyms} />,
  };
}

/** The synonym of the words, or the way to one. */
function Synonym({ line: { words, findsNow, synonym }, edits }: { line: SearchLine; edits: boolean }) {
  if (synonym) return edits ? <a href={staffSynonym({ synonymId: synonym.synonymId })}>{synonym.means}</a> : synonym.means;
  if (findsNow !== null && findsNow > 0) return <span className={form.quiet}>Not needed</span>;
  if (!edits) return null;
  if (words.split(' ').length > maxSynonymWords) return <span className={form.quiet}>Too long for a synonym</span>;
  return (
    <a href={staffSynonyms({ phrase: words })}>
      Add synonym<VisuallyHidden> for {words}</VisuallyHidden>
    </a>
  );
}
