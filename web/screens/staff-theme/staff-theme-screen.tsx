import { themeColorNames } from '../../../contract/settings/theme.ts';
import { SettingsHistory } from '../../features/staff/settings-history.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { staffSettings, staffTheme } from '../../staff-routes.ts';
import { Marks } from './marks.tsx';
import type { StaffThemeData } from './staff-theme-data.ts';
import { ThemeForm } from './theme-form.tsx';

const names = { ...themeColorNames, displayFont: 'Heading font', textFont: 'Text font', logo: 'Logo', icon: 'Icon' };

/** What a brand looks like: logo and icon, colours with their contrast, and fonts. */
function StaffThemeScreen({ data }: { data: StaffData<StaffThemeData> }) {
  return (
    <StaffFrame
      data={data}
      place="settings"
      heading={`Theme of ${data.me.brand}`}
      lead={<a href={staffSettings()}>All settings</a>}
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          <Marks set={shown.set} brand={data.me.brand} />
          <ThemeForm {...shown} />
          <SettingsHistory history={shown.set.history} names={names} restore={{ action: staffTheme(), version: shown.set.version }} />
        </>
      )}
    </StaffFrame>
  );
}

export default island('screens/staff-theme/staff-theme-screen', StaffThemeScreen);
