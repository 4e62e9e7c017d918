import type { AuthoredSite, PictureByName } from '../contract/content/authored.ts';

/** By the department's slug (spec §3, image column). */
export type ImageColumns = NonNullable<AuthoredSite['navBar']['image_columns']>;
type ImageColumn = ImageColumns[string];

/** A department's reduced products, by search words. */
const onSale = (words: readonly string[]): ImageColumn['sale_links'] =>
  words.map((word) => ({ url: { title: `${word[0]?.toUpperCase()}${word.slice(1)} on sale`, href: `/${word},true/k,sale/results.html` } }));

/** A picture that links to a department, with text and links into its sale. The department's page shows the same picture. */
export function column(
  department: string,
  tagLine: string,
  subTagLine: string,
  words: readonly string[],
  room?: { image: PictureByName; alt: string },
): ImageColumn {
  return {
    // Without its own picture it shows the first product's; it links to the department.
    category_image: {
      image_src: room?.image ?? null,
      image_alt_text: room?.alt ?? '',
      image_destination: '',
      tid: `nav-${department}`,
    },
    tag_line: { url: { href: '', title: tagLine } },
    sub_tag_line: { url: { href: '', title: subTagLine } },
    ...(words.length > 0 && { sale_links_heading: 'On sale now', sale_links: onSale(words) }),
  };
}
