import { Changes } from '../../features/editing/changes.tsx';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffContentDocument, staffContentPreview, staffContentVersions } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Select } from '../../ui/form/field.tsx';
import { Pages } from '../../ui/pages.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { StaffContentVersionsData } from './staff-content-versions-data.ts';
import styles from './staff-content-versions-screen.module.css';

/** All versions of a document: compares two, and restores an old one. */
function StaffContentVersionsScreen({ data }: { data: StaffData<StaffContentVersionsData> }) {
  return (
    <StaffFrame
      data={data}
      place="content"
      heading={data.shown?.title}
      lead={
        data.shown && (
          <>
            The last 50 versions are kept, plus everything published in the past year.{' '}
            <a href={staffContentDocument(data.shown)}>Back to editing</a>
          </>
        )
      }
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          {shown.comparison && <Comparison shown={shown} comparison={shown.comparison} />}
          <Panel title="Versions" id="versions">
            <Versions shown={shown} />
          </Panel>
          <Panel title="Publishing history" id="publications">
            <Publications shown={shown} />
          </Panel>
        </>
      )}
    </StaffFrame>
  );
}

const older = { before: 'Newer', after: 'Older' };

interface ComparisonProps {
  shown: StaffContentVersionsData;
  comparison: NonNullable<StaffContentVersionsData['comparison']>;
}

function Comparison({ shown, comparison: { from, to, changes } }: ComparisonProps) {
  // The draft and both of the versions compared may be on other pages of the list.
  const choices = new Map([shown.draft, from, to, ...shown.listed.versions].map((version) => [version.number, version]));
  const options = [...choices.values()]
    .toSorted((a, b) => b.number - a.number)
    .map(({ number, savedAt, savedBy }) => ({ value: String(number), label: `${number}: ${shopMomentOf(savedAt)}, ${savedBy}` }));
  return (
    <Panel title={`Changes from version ${from.number} to ${to.number}`} lead={changes.length === 0 ? 'No differences.' : undefined}>
      <form className={form.row} method="get" action={staffContentVersions(shown)}>
        {shown.listed.page > 1 && <input type="hidden" name="page" value={shown.listed.page} />}
        <Select label="From" name="from" defaultValue={String(from.number)} options={options} />
        <Select label="To" name="to" defaultValue={String(to.number)} options={options} />
        <Button type="submit" variant="secondary">
          Compare
        </Button>
      </form>
      {changes.length > 0 && <Changes changes={changes} />}
    </Panel>
  );
}

function Versions({ shown }: { shown: StaffContentVersionsData }) {
  const { draft, listed } = shown;
  const { versions, page, pages, publicationsPage } = listed;
  const columns = [
    { key: 'number', title: 'Version' },
    { key: 'saved', title: 'Saved' },
    { key: 'by', title: 'By' },
    { key: 'look', title: 'View' },
    { key: 'restore', title: 'Restore' },
  ];
  const rows = versions.map(({ number, savedAt, savedBy }, i) => ({
    key: number,
    cells: {
      number: (
        <span className={styles.number}>
          {number} {number === listed.public && <Badge tone="success">Published</Badge>} {number === draft.number && <Badge>Draft</Badge>}
        </span>
      ),
      saved: shopMomentOf(savedAt),
      by: savedBy,
      look: (
        <span className={styles.look}>
          <a href={staffContentPreview(shown, { version: number })}>
            Preview<VisuallyHidden> version {number}</VisuallyHidden>
          </a>
          {(page < pages || i < versions.length - 1) && (
            <a href={staffContentVersions(shown, { to: number, page })}>
              Compare<VisuallyHidden> version {number}</VisuallyHidden>
            </a>
          )}
        </span>
      ),
      restore: number !== draft.number && (
        <form method="post" action={staffContentVersions(shown, { page })}>
          <input type="hidden" name="action" value="restore" />
          <input type="hidden" name="version" value={number} />
          <Button type="submit" size="small" variant="secondary">
            Restore<VisuallyHidden> version {number}</VisuallyHidden>
          </Button>
        </form>
      ),
    },
  }));
  return (
    <>
      <Table caption="Versions, newest first" columns={columns} rows={rows} />
      <Pages
        page={page}
        pages={pages}
        at={(to) => `${staffContentVersions(shown, { page: to, publicationsPage })}#versions`}
        words={older}
        label="Pages of versions"
      />
    </>
  );
}

function Publications({ shown }: { shown: StaffContentVersionsData }) {
  const { publications, publicationsPage, publicationsPages, page } = shown.listed;
  const columns = [
    { key: 'at', title: 'Date' },
    { key: 'what', title: 'Change' },
    { key: 'by', title: 'By' },
  ];
  const rows = publications.map(({ id, version, at, askedBy, planned }) => ({
    key: id,
    cells: {
      at: (
        <>
          {shopMomentOf(at)} {planned && <Badge>Scheduled</Badge>}
        </>
      ),
      what: version === null ? 'Unpublished' : `Version ${version} published`,
      by: askedBy,
    },
  }));
  return (
    <>
      <Table caption="Publishing history, newest first" columns={columns} rows={rows} />
      <Pages
        page={publicationsPage}
        pages={publicationsPages}
        at={(to) => `${staffContentVersions(shown, { page, publicationsPage: to })}#publications`}
        words={older}
        label="Pages of the publishing history"
      />
    </>
  );
}

export default island('screens/staff-content-versions/staff-content-versions-screen', StaffContentVersionsScreen);
