export interface StaffContentPreviewData {
  readonly kind: 'page' | 'site';
  readonly key: string;
  readonly title: string;
  /** Null for the draft. */
  readonly version: number | null;
  /** As typed, in the shop's time zone; empty for now. */
  readonly at: string;
  readonly width: 'phone' | 'desktop';
  /** Path of the page itself, open to anyone with this link. */
  readonly path: string;
}
