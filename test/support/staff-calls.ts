import type { Access } from '../../contract/api/endpoint.ts';
import { allDownloads } from '../../contract/downloads.schemas.ts';
import { describedEndpoint, endpoints } from '../../contract/index.ts';
import { impersonationEndpoints } from '../../contract/staff/care/impersonation.ts';

/** A call to learn who may make it. */
export interface StaffCall {
  readonly name: string;
  readonly access: Access;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With 1 for every id. */
  readonly url: string;
  /** Empty, so that a call that is let through changes little. */
  readonly payload?: object;
}

const given = (path: string) => path.replaceAll(/:\w+/g, '1');

const callOf = ({ name, access, method, path }: (typeof endpoints)[number]): StaffCall => ({
  name,
  access,
  method,
  url: given(path),
  ...(method !== 'GET' && { payload: {} }),
});

/** Every call of the staff console. */
export const staffCalls = endpoints.filter(({ path }) => path.startsWith('/api/staff/')).map(callOf);

/** What staff do without a call of the console: downloads, and beginning to act for a customer. */
export const otherStaffCalls: readonly StaffCall[] = [
  callOf(describedEndpoint(impersonationEndpoints.begin)),
  ...allDownloads.map(({ name, access, path }) => ({ name, access, method: 'GET' as const, url: given(path) })),
];
