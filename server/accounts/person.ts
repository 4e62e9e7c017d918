/** A person whose data are exported, erased or moved: their account, and what is stored under its address. */
export interface Person {
  readonly customerId: number;
  readonly ownerId: string;
  /** Lowercase; null until proved, since what is stored under it may be somebody else's. */
  readonly email: string | null;
}

/** A row as stored, without what opens anything. */
export type PersonalRow = Record<string, unknown>;

/** Everything of one kind that the shop holds about a person: rows under their names, as in the database, without secrets. */
export type PersonalData = Readonly<Record<string, PersonalRow[]>>;
