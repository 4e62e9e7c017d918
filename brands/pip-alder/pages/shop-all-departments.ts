import type { AuthoredPage } from '../../../contract/content/authored.ts';
import { promises } from './parts.ts';

/** Every category of the shop on one page. */
export const shopAllDepartments: AuthoredPage = {
  page_id: 'shop-all-departments',
  title: 'All departments',
  description: 'Every department and category of Pip & Alder on one page, from cribs to gift wrap.',
  blocks: [{ type: 'all_departments_list', tid: 'pip-all-departments', layout: 'index', margins: { top: 'small' } }, promises],
};
