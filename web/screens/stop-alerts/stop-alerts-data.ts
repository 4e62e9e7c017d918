export interface StopAlertsData {
  readonly state: 'asking' | 'stopped' | 'failed';
  /** Why it could not be done. */
  readonly message?: string;
  readonly alertId: string;
  readonly token: string;
}
