import { Changes } from '../../features/editing/changes.tsx';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { staffContentDocument, staffContentPreview, staffContentVersions } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { shopMomentOf } from '../../ui/shop-clock.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { StaffContentVersionsData } from './page.ts';
import styles from './staff-content-versions-screen.module.css';

/** Every version of a document with who and when, what differs between two, and an old one back. */
export default function StaffContentVersionsScreen({ data }: { data: StaffData<StaffContentVersionsData> }) {
  return (
    <StaffFrame
      data={data}
      place="content"
      heading={data.shown?.title}
      lead={
        data.shown && (
          <>
            The last fifty versions are kept, and whatever was public within a year.{' '}
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
          <Panel title="What was public, and will be">
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
    <Panel title={`From version ${from} to ${to}`} lead={changes.length === 0 ? 'Both say the same.' : undefined}>
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
    { key: 'look', title: 'Look' },
    { key: 'restore', title: 'Have it back' },
  ];
  const rows = versions.map(({ number, savedAt, savedBy }, i) => ({
    key: number,
    cells: {
      number: (
        <span className={styles.number}>
          {number} {number === current && <Badge tone="success">Public</Badge>} {i === 0 && <Badge>Draft</Badge>}
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
              What changed<VisuallyHidden> in version {number}</VisuallyHidden>
            </a>
          )}
        </span>
      ),
      restore: i > 0 && (
        <form method="post" action={staffContentVersions(shown)}>
          <input type="hidden" name="action" value="restore" />
          <input type="hidden" name="version" value={number} />
          <Button type="submit" size="small" variant="secondary">
            Make it the draft<VisuallyHidden> again: version {number}</VisuallyHidden>
          </Button>
        </form>
      ),
    },
  }));
  return <Table caption="Versions, the latest first" columns={columns} rows={rows} />;
}

function Publications({ publications }: Pick<StaffContentVersionsData, 'publications'>) {
  const columns = [
    { key: 'at', title: 'From' },
    { key: 'what', title: 'What' },
    { key: 'by', title: 'Asked by' },
  ];
  const rows = publications.map(({ id, version, at, askedBy, planned }) => ({
    key: id,
    cells: {
      at: (
        <>
          {shopMomentOf(at)} {planned && <Badge>Planned</Badge>}
        </>
      ),
      what: version === null ? 'Nothing' : `Version ${version}`,
      by: askedBy,
    },
  }));
  return <Table caption="Publications, the latest first" columns={columns} rows={rows} />;
}
