import { auditEndpoints } from '../../../contract/staff/staff-audit.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, unopened } from '../../page/page.ts';
import { staffAudit } from '../../staff-routes.ts';
import type { StaffAuditData } from './staff-audit-data.ts';
import StaffAuditScreen from './staff-audit-screen.tsx';

/** A positive whole number from the URL; anything else counts as missing. */
const numberOf = (given: string | null): number | undefined => (given !== null && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined);

function filterOf({ searchParams }: URL): StaffAuditData['filter'] {
  const text = (name: string) => (searchParams.get(name) ?? '').trim().slice(0, 100);
  return { action: text('action'), subject: text('subject'), memberId: numberOf(searchParams.get('memberId')) ?? null };
}

export default defineStaffPage<StaffAuditData>({
  title: 'Audit log',
  permission: 'audit.read',
  views: {
    list: 'audit',
    addressOf: (url, done) => {
      const { memberId, ...filter } = filterOf(url);
      return staffAudit({ ...filter, memberId: memberId ?? undefined, done });
    },
  },
  load: async ({ client, url }) => {
    const { memberId, ...filter } = filterOf(url);
    const listed = await client.call(auditEndpoints.list, { ...filter, memberId: memberId ?? undefined, page: pageNumber(url) });
    return listed.ok ? data({ listed: listed.data, filter: { ...filter, memberId } }) : unopened(listed);
  },
  Screen: StaffAuditScreen,
});
