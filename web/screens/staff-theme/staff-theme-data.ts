import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { FontUse, ThemeColors, ThemeFont, themeEndpoints } from '../../../contract/settings/theme.ts';

/** As typed, or as in force. */
export interface TypedTheme {
  readonly colors: ThemeColors;
  readonly fonts: Readonly<Record<FontUse, ThemeFont>>;
}

export interface StaffThemeData {
  readonly set: OutputOf<typeof themeEndpoints.get>;
  readonly typed: TypedTheme;
  readonly done: string | null;
  readonly message: string | null;
}
