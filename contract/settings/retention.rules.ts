export { settingsProblems as retentionProblems } from './settings.rules.ts';

/** Kinds of data that nightly jobs delete, in the form's order. */
export const retained = ['carts', 'saved', 'checkouts', 'drafts', 'alerts', 'emails', 'notifications', 'returnPhotos'] as const;
export type Retained = (typeof retained)[number];

/** Days after which each is deleted. */
export type Retention = Readonly<Record<Retained, number>>;

/** The days while staff have set none. */
export const defaultRetention: Retention = {
  /** Of carts since their last change. */
  carts: 90,
  /** Of guests' saved items since their last change. */
  saved: 90,
  /** Of checkouts without a payment under way, with their names and addresses, since their last change; as long as a guest's session. */
  checkouts: 30,
  /** Of draft orders since their last change, paid or not. */
  drafts: 180,
  /** Of alerts whose product has not come back. */
  alerts: 365,
  /** Of e-mails since they were written, sent or not. */
  emails: 90,
  /** Of cards since they stopped showing. */
  notifications: 60,
  /** Of photos of damage since the end of their return. */
  returnPhotos: 180,
};

/** Fewer would delete what customers and staff are still working with; more is five years. */
export const retentionBounds = { least: 7, most: 1826 } as const;
