import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import type { StaffSettingsData } from './staff-settings-data.ts';

const columns = [
  { key: 'title', title: 'Setting', whole: true },
  { key: 'state', title: 'Now' },
];

/** Every subject of the shop's settings, each with a line on its present state. */
function StaffSettingsScreen({ data }: { data: StaffData<StaffSettingsData> }) {
  return (
    <StaffFrame data={data} place="settings" heading="Settings" lead="Changes apply right away and are in the audit log.">
      {({ subjects }) => (
        <Table
          caption="Settings"
          columns={columns}
          rows={subjects.map(({ title, href, state }) => ({ key: href, cells: { title: <a href={href}>{title}</a>, state } }))}
        />
      )}
    </StaffFrame>
  );
}

export default island('screens/staff-settings/staff-settings-screen', StaffSettingsScreen);
