import { auditEndpoints } from '../../../contract/staff/staff-audit.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed } from '../../page/page.ts';
import type { StaffAuditData } from './staff-audit-data.ts';
import StaffAuditScreen from './staff-audit-screen.tsx';

/** A positive whole number from the URL; anything else counts as missing. */
const numberOf = (given: string | null): number | undefined => (given !== null && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined);

export default defineStaffPage<StaffAuditData>({
  title: 'Audit log',
  permission: 'audit.read',
  load: async ({ client, url }) => {
    const asked = (name: string) => url.searchParams.get(name);
    const [action, subject] = [asked('action') ?? '', asked('subject') ?? ''];
    const memberId = numberOf(asked('memberId'));
    const listed = await client.call(auditEndpoints.list, { action, subject, memberId, page: numberOf(asked('page')) });
    return listed.ok
      ? data({ listed: listed.data, filter: { action, subject, memberId: memberId ?? null } })
      : failed(listed.statusCode, listed.message);
  },
  Screen: StaffAuditScreen,
});
