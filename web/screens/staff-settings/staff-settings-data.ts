/** A subject of the settings with its present state. */
interface Subject {
  readonly title: string;
  readonly href: string;
  readonly state: string;
}

export interface StaffSettingsData {
  readonly subjects: readonly Subject[];
}
