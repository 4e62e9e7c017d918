import {
  brandMarks,
  defaultFonts,
  type FontUse,
  type ThemeColor,
  type ThemeColors,
  type ThemeFont,
  themeColors,
  themeEndpoints,
  themeFontKeys,
  themeProblems,
} from '../../../contract/settings/theme.ts';
import { recordOf } from '../../../contract/values/keys.ts';
import { own } from '../../../contract/values/own.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffTheme } from '../../staff-routes.ts';
import type { StaffThemeData, TypedTheme } from './staff-theme-data.ts';
import StaffThemeScreen from './staff-theme-screen.tsx';

const flashes = {
  saved: 'Saved. Every page uses these colors and fonts now.',
  logo: 'Saved. Every page shows this logo now.',
  icon: 'Saved. Browsers show this icon now.',
  removed: 'Removed. The brand’s own is used again.',
  restored: 'Restored. Every page follows this version now.',
};

const uploadFailed = 'The file could not be uploaded. Please try again in a moment.';

const eachFont = <T>(make: (use: FontUse) => T): Record<FontUse, T> => ({
  displayFont: make('displayFont'),
  textFont: make('textFont'),
});

const fontIn = (form: URLSearchParams, use: FontUse): ThemeFont => themeFontKeys.find((key) => key === form.get(use)) ?? defaultFonts[use];
const colorIn = (form: URLSearchParams, color: ThemeColor): string | null => form.get(color)?.trim().toLowerCase() || null;

function typedIn(form: URLSearchParams, inForce: ThemeColors): TypedTheme {
  const colors = recordOf(themeColors, (color) => {
    const typed = colorIn(form, color);
    return typed !== null && /^#[0-9a-f]{6}$/.test(typed) ? typed : inForce[color];
  });
  return { colors, fonts: eachFont((use) => fontIn(form, use)) };
}

async function show({ client, url, flash }: PageRequest, { form, failure }: FormState = {}): Promise<Loaded<StaffThemeData>> {
  const set = await client.call(themeEndpoints.get, {});
  if (!set.ok) return unopened(set);
  const { own: mine, defaults } = set.data;
  const inForce = recordOf(themeColors, (color) => mine[color] ?? defaults[color]);
  const typed = form ? typedIn(form, inForce) : { colors: inForce, fonts: eachFont((use) => mine[use] ?? defaultFonts[use]) };
  // Uploads come back from the API's form with the code of what happened.
  const code = failure ? '' : (url.searchParams.get('done') ?? '');
  const message = failure?.message ?? (code === '' || flash ? null : (own(themeProblems, code)?.message ?? uploadFailed));
  return data({ set: set.data, typed, done: flash, message }, statusOf(failure));
}

export default defineStaffPage<StaffThemeData>({
  title: 'Theme',
  permission: 'settings.edit',
  flashes,
  load: (request) => show(request),
  Screen: StaffThemeScreen,
  actions: {
    save: async (form, request) => {
      const choices = { ...recordOf(themeColors, (color) => colorIn(form, color)), ...eachFont((use) => fontIn(form, use)) };
      const saved = await request.client.call(themeEndpoints.set, { version: Number(form.get('version')), ...choices });
      return saved.ok ? redirect(staffTheme({ done: 'saved' }), 303) : show(request, { form, failure: saved });
    },
    removeMark: async (form, request) => {
      const mark = brandMarks.find((one) => one === form.get('mark')) ?? 'logo';
      const removed = await request.client.call(themeEndpoints.removeMark, { mark, version: Number(form.get('version')) });
      return removed.ok ? redirect(staffTheme({ done: 'removed' }), 303) : show(request, { failure: removed });
    },
    restore: async (form, request) => {
      const restored = await request.client.call(themeEndpoints.restore, {
        version: Number(form.get('version')),
        to: Number(form.get('to')),
      });
      return restored.ok ? redirect(staffTheme({ done: 'restored' }), 303) : show(request, { failure: restored });
    },
  },
});
