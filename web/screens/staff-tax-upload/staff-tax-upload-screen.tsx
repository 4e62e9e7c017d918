import { maxPastedTaxesLength, type TaxChange } from '../../../contract/settings/taxes.ts';
import { formatCount, plural } from '../../../contract/values/count.ts';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffTaxes, staffTaxUpload } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { TextArea } from '../../ui/form/field.tsx';
import type { StaffTaxUploadData } from './staff-tax-upload-data.ts';

type Upload = StaffTaxUploadData['upload'];

/** An uploaded tax table: what it changes, or its errors by line. */
function StaffTaxUploadScreen({ data }: { data: StaffData<StaffTaxUploadData> }) {
  return (
    <StaffFrame
      data={data}
      place="settings"
      heading={data.shown?.upload.name ?? 'Tax table'}
      lead={<a href={staffTaxes()}>Taxes</a>}
      error={data.shown?.message}
    >
      {({ upload }) => (upload.faulty > 0 ? <Faults {...upload} /> : <Changes {...upload} />)}
    </StaffFrame>
  );
}

function Faults({ faults, faulty, rows, text, replaces }: Upload) {
  return (
    <Panel
      title={plural(faulty, 'error')}
      lead={`In ${plural(rows, 'line')}. Nothing has changed. Correct them ${text === null ? 'and upload the table again' : 'below and check again'}.`}
    >
      <Table
        caption="Errors"
        columns={[
          { key: 'line', title: 'Line', whole: true },
          { key: 'message', title: 'Error' },
          { key: 'text', title: 'Text' },
        ]}
        rows={faults.map(({ line, message, text }) => ({ key: line, cells: { line: formatCount(line), message, text } }))}
      />
      {faulty > faults.length && <p className={form.quiet}>The first {faults.length} are shown.</p>}
      {text !== null && (
        <form className={form.stack} method="post" action={staffTaxes()}>
          <input type="hidden" name="action" value="paste" />
          {replaces && <input type="hidden" name="replaces" value="true" />}
          <TextArea
            label="Rates, one per line"
            name="text"
            rows={10}
            maxLength={maxPastedTaxesLength}
            spellCheck={false}
            defaultValue={text}
          />
          <Button type="submit">Check again</Button>
        </form>
      )}
    </Panel>
  );
}

function Changes({ uploadId, fingerprint, appliedAt, replaces, created, changed, removed, unchanged, changes }: Upload) {
  const total = created + changed + removed;
  const counts = [`${formatCount(created)} new`, `${formatCount(changed)} changed`, `${formatCount(unchanged)} as they were`];
  const deleted = replaces ? `${formatCount(removed)} deleted.` : 'rates that aren’t in it stay.';
  return (
    <Panel title={appliedAt ? `Applied ${shopMomentOf(appliedAt)}` : 'What would change'} lead={`${counts.join(', ')}; ${deleted}`}>
      {!appliedAt && total > 0 && (
        <form method="post" action={staffTaxUpload({ uploadId })}>
          <input type="hidden" name="action" value="apply" />
          <input type="hidden" name="basedOn" value={fingerprint} />
          <Button type="submit">Apply {plural(total, 'change')}</Button>
        </form>
      )}
      {changes.length > 0 && (
        <Table
          caption="Changes"
          columns={[
            { key: 'place', title: 'Place', whole: true },
            { key: 'before', title: 'Before' },
            { key: 'after', title: 'After' },
          ]}
          rows={changes.map(rowOf)}
        />
      )}
      {total > changes.length && <p className={form.quiet}>The first {changes.length} are shown.</p>}
    </Panel>
  );
}

const rowOf = ({ country, region, postalCode, before, after }: TaxChange) => ({
  key: `${country} ${region} ${postalCode}`,
  cells: {
    place: `${country} ${region}${postalCode && ` ${postalCode}`}`,
    before: before ?? <span className={form.quiet}>None</span>,
    after: after ?? <span className={form.quiet}>Deleted</span>,
  },
});

export default island('screens/staff-tax-upload/staff-tax-upload-screen', StaffTaxUploadScreen);
