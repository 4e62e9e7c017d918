import type { SettingsVersion } from '../../../contract/settings/settings.ts';

interface Email {
  readonly title: string;
  /** Its group's title. */
  readonly about: string;
  readonly href: string;
  /** What staff have changed of it. */
  readonly state: string;
}

export interface StaffWordingData {
  readonly emails: readonly Email[];
  readonly history: readonly SettingsVersion[];
  /** What the history's fields are called. */
  readonly names: Readonly<Record<string, string>>;
}
