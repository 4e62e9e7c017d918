import type { Brand } from '../../../brands/brand.ts';
import type { MenuDepartment } from '../../../contract/catalog.ts';
import { type ShownPage, shownPage } from '../../../contract/content/page.ts';

/** The front page of a shop that has no content: what it is, and its departments. */
export function plainFront({ name, description }: Brand, pageId: string, departments: readonly MenuDepartment[]): ShownPage {
  return shownPage.parse({
    page_id: pageId,
    title: name,
    description,
    blocks: [
      { type: 'multi_size_banner', margins: { top: 'none' }, banner_size: 'hero', header_text: description, image_urls: {} },
      ...(departments.length > 0
        ? [{ type: 'all_departments_list', header_text: 'Shop by department', layout: 'tiles', departments }]
        : []),
    ],
    tags: [`content:${pageId}`, 'menu'],
  });
}
