import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { redirectStaffEndpoints } from '../../../contract/redirects/redirects.ts';

export type Listed = OutputOf<typeof redirectStaffEndpoints.list>;

export type Taken = OutputOf<typeof redirectStaffEndpoints.saveMany>;

/** As typed before, or as the link that opened the form says. */
export interface TypedRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: string;
  /** The redirect that it changes, when that was saved, and its address; empty for none. */
  readonly edit: string;
  readonly savedAt: string;
  readonly edited: string;
}

export interface StaffRedirectsData {
  readonly listed: Listed;
  /** The search; empty for all redirects. */
  readonly q: string;
  readonly typed: TypedRedirect;
  readonly lines: string;
  /** The result of an import. */
  readonly taken: Taken | null;
  readonly done: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
}
