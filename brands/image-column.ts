import type { AuthoredSite, PictureByName } from '../contract/content/authored.ts';

/** By the department's slug (spec §3, image column). */
export type ImageColumns = NonNullable<AuthoredSite['navBar']['image_columns']>;
type ImageColumn = ImageColumns[string];

/** What of a department is on sale, by the words one would search for. */
const onSale = (words: readonly string[]): ImageColumn['sale_links'] =>
  words.map((word) => ({ url: { title: `${word[0]?.toUpperCase()}${word.slice(1)} on sale`, href: `/${word},true/k,sale/results.html` } }));

/** A picture that leads to all of a department, its lines, and the way into its sale. The department's page wears the same picture. */
export function column(
  department: string,
  tagLine: string,
  subTagLine: string,
  words: readonly string[],
  room?: { image: PictureByName; alt: string },
): ImageColumn {
  return {
    // Without a picture of its own the first product's is shown; it leads to the department.
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
