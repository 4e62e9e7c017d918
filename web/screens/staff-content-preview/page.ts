import { contentStaffEndpoints } from '../../../contract/content/staff.ts';
import { siteTitle } from '../../features/editing/names.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed, notFound, unopened } from '../../page/page.ts';
import { fromShopTime } from '../../ui/browser/shop-time.ts';
import type { StaffContentPreviewData } from './staff-content-preview-data.ts';
import StaffContentPreviewScreen from './staff-content-preview-screen.tsx';

export default defineStaffPage<StaffContentPreviewData>({
  title: 'Preview',
  titleOf: ({ kind, key }) => `Preview: ${kind === 'site' ? siteTitle : key}`,
  permission: 'content.edit',
  load: async ({ client, url, params }) => {
    const name = { kind: params.kind === 'site' ? ('site' as const) : ('page' as const), key: params.key ?? '' };
    const typed = url.searchParams.get('at') ?? '';
    const at = fromShopTime(typed);
    const version = Number(url.searchParams.get('version')) || undefined;
    const found = await client.call(contentStaffEndpoints.get, { ...name, version });
    if (!found.ok) return found.statusCode < 500 ? notFound() : failed(found.statusCode, found.message);
    const link = await client.call(contentStaffEndpoints.previewLink, { ...name, version, at: at ?? undefined });
    if (!link.ok) return unopened(link);
    return data({
      ...name,
      title: name.kind === 'site' ? siteTitle : String(found.data.body.title ?? name.key),
      version: version ?? null,
      at: at ? typed : '',
      width: url.searchParams.get('width') === 'phone' ? ('phone' as const) : ('desktop' as const),
      path: link.data.path,
    });
  },
  Screen: StaffContentPreviewScreen,
});
