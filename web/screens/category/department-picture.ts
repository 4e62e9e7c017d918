import type { Category, Image } from '../../../contract/catalog.ts';
import type { Client } from '../../../contract/client.ts';
import { contentEndpoints } from '../../../contract/content/endpoints.ts';

/** `breadcrumbs` are those above it. A department's header shows the room that content puts beside its menu; without one, as any category, the first product. */
export async function pictureOf(client: Client, { slug, breadcrumbs, image }: Category): Promise<Image | null> {
  if (breadcrumbs.length > 0) return image;
  const site = await client.call(contentEndpoints.getSite, {});
  const shown = site.ok ? site.data.navBar.image_columns[slug]?.category_image : undefined;
  return shown?.image_src ? { ...shown.image_src, alt: shown.image_alt_text } : image;
}
