/** A CDN in front of the shop. */
export interface Cdn {
  /** The most tags it takes in one call. */
  readonly atOnce: number;
  /** Drops every page with one of the tags. Throws when it may not have done so; the message holds no secret. */
  purge(tags: readonly string[], now: Date): Promise<void>;
}
