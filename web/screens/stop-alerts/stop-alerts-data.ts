export interface StopAlertsData {
  readonly state: 'asking' | 'stopped' | 'failed';
  /** Why it failed. */
  readonly message?: string;
  readonly alertId: string;
  readonly token: string;
}
