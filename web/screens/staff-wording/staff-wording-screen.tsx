import { SettingsHistory } from '../../features/staff/settings-history.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffSender, staffSettings } from '../../staff-routes.ts';
import type { StaffWordingData } from './staff-wording-data.ts';

const columns = [
  { key: 'title', title: 'Email' },
  { key: 'about', title: 'About' },
  { key: 'state', title: 'Words' },
];

/** Every email that customers get, and which words of it staff have changed. */
function StaffWordingScreen({ data }: { data: StaffData<StaffWordingData> }) {
  return (
    <StaffFrame
      data={data}
      place="settings"
      heading={`Email wording of ${data.me.brand}`}
      lead={
        <>
          Choose an email to change its words. <a href={staffSender()}>Email sender</a> · <a href={staffSettings()}>All settings</a>
        </>
      }
    >
      {({ emails, history, names }) => (
        <>
          <Table
            caption="Emails to customers"
            columns={columns}
            rows={emails.map(({ title, about, href, state }) => ({
              key: href,
              cells: { title: <a href={href}>{title}</a>, about, state },
            }))}
          />
          <SettingsHistory history={history} names={names} />
        </>
      )}
    </StaffFrame>
  );
}

export default island('screens/staff-wording/staff-wording-screen', StaffWordingScreen);
