import type { AuthoredPage } from '../../../contract/content/authored.ts';
import { promises } from './parts.ts';

/** Every category of the shop on one page. */
export const shopAllDepartments: AuthoredPage = {
  page_id: 'shop-all-departments',
  title: 'All departments',
  description: 'Every department and category of Alder & Loom on one page, from sofas to soap dishes.',
  blocks: [{ type: 'all_departments_list', tid: 'all-departments', layout: 'index', margins: { top: 'small' } }, promises],
};
