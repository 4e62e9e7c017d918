import { ownColorsOf } from '../../../brands/own-colors.ts';
import { type ThemeSettings, themeSettings } from '../../../contract/settings/theme.schemas.ts';
import {
  type BrandMark,
  defaultFonts,
  type FontUse,
  type ThemeColors,
  themeColors,
  themeProblems,
  weakPairWords,
} from '../../../contract/settings/theme.ts';
import { recordOf } from '../../../contract/values/keys.ts';
import type { MediaStore } from '../../media/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { requireStaff } from '../../staff/index.ts';
import { earlierValue, saveSettings } from '../settings.ts';
import { takeMark } from './marks.ts';

const problem = problemsOf(themeProblems);

/** The brand's theme that a member of staff builds on. */
export interface Based {
  readonly database: Database;
  readonly call: Call;
  /** The newest version they know; 0 for none. */
  readonly version: number;
}

/** Saves colours and fonts. Throws what `saveTheme` throws. */
export function setChoices(based: Based, choices: Omit<ThemeSettings, 'logo' | 'icon'>): Promise<void> {
  return saveTheme(based, ({ logo, icon }) => ({ ...choices, logo, icon }));
}

/** Stores an uploaded logo or icon and uses it. Throws the problems of marks and what `saveTheme` throws. */
export async function setMark(based: Based, media: MediaStore, mark: BrandMark): Promise<void> {
  const { database, call } = based;
  await requireStaff(database.read, call, 'settings.edit');
  const taken = await takeMark(media, mark, await call.file());
  await saveTheme(based, (value) => ({ ...value, [mark]: taken }));
}

/** Saves a change of the version it is based on. Throws `contrast_too_low` by field where colours are too alike, and `settings_changed`. */
export async function saveTheme({ database, call, version }: Based, change: (value: ThemeSettings) => ThemeSettings): Promise<void> {
  const by = await requireStaff(database.read, call, 'settings.edit');
  const { brand, now } = call;
  const value = withoutDefaults(change(await earlierValue(database.read, 'theme', brand, version)), ownColorsOf(brand));
  const weak = weakPairWords(inForce(value, ownColorsOf(brand)));
  if (Object.keys(weak).length > 0) throw problem('contrast_too_low', undefined, weak);
  // Every page of the brand links its style sheet.
  await saveSettings(database, { subject: 'theme', brand, version, value, purges: [`site:${brand}`] }, by, now);
}

const inForce = (value: ThemeSettings, own: ThemeColors): ThemeColors => recordOf(themeColors, (color) => value[color] ?? own[color]);

/** What equals the brand's own goes on following it. */
function withoutDefaults(value: ThemeSettings, own: ThemeColors): ThemeSettings {
  const fontOf = (use: FontUse) => (value[use] === defaultFonts[use] ? null : value[use]);
  return themeSettings.parse({
    ...value,
    ...recordOf(themeColors, (color) => (value[color] === own[color] ? null : value[color])),
    displayFont: fontOf('displayFont'),
    textFont: fontOf('textFont'),
  });
}
