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
          <Panel title="Versions">
            <Versions shown={shown} />
          </Panel>
          <Panel title="Publishing history">
            <Publications publications={shown.publications} />
          </Panel>
        </>
      )}
    </StaffFrame>
  );
}

interface ComparisonProps {
  shown: StaffContentVersionsData;
  comparison: NonNullable<StaffContentVersionsData['comparison']>;
}

function Comparison({ shown, comparison: { from, to, changes } }: ComparisonProps) {
  const options = shown.versions.map(({ number, savedAt, savedBy }) => ({
    value: String(number),
    label: `${number}: ${shopMomentOf(savedAt)}, ${savedBy}`,
  }));
  return (
    <Panel title={`Changes from version ${from} to ${to}`} lead={changes.length === 0 ? 'No differences.' : undefined}>
      <form className={form.row} method="get" action={staffContentVersions(shown)}>
        <Select label="From" name="from" defaultValue={String(from)} options={options} />
        <Select label="To" name="to" defaultValue={String(to)} options={options} />
        <Button type="submit" variant="secondary">
          Compare
        </Button>
      </form>
      {changes.length > 0 && <Changes changes={changes} />}
    </Panel>
  );
}

function Versions({ shown }: { shown: StaffContentVersionsData }) {
  const { versions, publications } = shown;
  const current = publications.find(({ planned }) => !planned)?.version;
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
          {number} {number === current && <Badge tone="success">Published</Badge>} {i === 0 && <Badge>Draft</Badge>}
        </span>
      ),
      saved: shopMomentOf(savedAt),
      by: savedBy,
      look: (
        <span className={styles.look}>
          <a href={staffContentPreview(shown, { version: number })}>
            Preview<VisuallyHidden> version {number}</VisuallyHidden>
          </a>
          {i < versions.length - 1 && (
            <a href={staffContentVersions(shown, { from: versions[i + 1]?.number, to: number })}>
              Compare<VisuallyHidden> version {number}</VisuallyHidden>
            </a>
          )}
        </span>
      ),
      restore: i > 0 && (
        <form method="post" action={staffContentVersions(shown)}>
          <input type="hidden" name="action" value="restore" />
          <input type="hidden" name="version" value={number} />
          <Button type="submit" size="small" variant="secondary">
            Restore<VisuallyHidden> version {number}</VisuallyHidden>
          </Button>
        </form>
      ),
    },
  }));
  return <Table caption="Versions, newest first" columns={columns} rows={rows} />;
}

function Publications({ publications }: Pick<StaffContentVersionsData, 'publications'>) {
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
  return <Table caption="Publishing history, newest first" columns={columns} rows={rows} />;
}

export default island('screens/staff-content-versions/staff-content-versions-screen', StaffContentVersionsScreen);
