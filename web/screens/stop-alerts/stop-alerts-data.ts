export interface StopAlertsData {
  readonly state: 'asking' | 'stopped' | 'failed';
  /** Why it failed. */
  readonly message?: string;
  /** What the link names. */
  readonly link: { readonly email?: string | undefined; readonly alert?: string | undefined; readonly token: string };
}
