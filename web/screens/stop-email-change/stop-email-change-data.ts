export interface StopEmailChangeData {
  readonly state: 'ask' | 'stopped' | 'spent';
  readonly token: string;
  /** Why it failed, unless the link was invalid. */
  readonly message: string | null;
}
