import type { AuthoredSite } from '../../contract/content/authored.ts';

type ImageColumns = NonNullable<AuthoredSite['navBar']['image_columns']>;
type ImageColumn = ImageColumns[string];

/** What of a department is on sale, by the words one would search for. */
const onSale = (words: readonly string[]): ImageColumn['sale_links'] =>
  words.map((word) => ({ url: { title: `${word[0]?.toUpperCase()}${word.slice(1)} on sale`, href: `/${word},true/k,sale/results.html` } }));

/** A picture that leads to all of a department, its lines, and the way into its sale. */
function column(department: string, tagLine: string, subTagLine: string, words: readonly string[]): ImageColumn {
  return {
    // Without a picture of its own the department's is shown, and leads to the department.
    category_image: { image_src: null, image_destination: '', tid: `nav-${department}` },
    tag_line: { url: { href: '', title: tagLine } },
    sub_tag_line: { url: { href: '', title: subTagLine } },
    ...(words.length > 0 && { sale_links_heading: 'On sale now', sale_links: onSale(words) }),
  };
}

/** By the department's slug (spec §3, image column). */
export const imageColumns: ImageColumns = {
  furniture: column('furniture', 'Rooms that get better with the years', 'Solid wood, real joints, covers that come off.', [
    'sofas',
    'tables',
  ]),
  rugs: column('rugs', 'A floor to sit on', 'Wool, jute and cotton, in sizes that fit.', ['rugs']),
  bedding: column('bedding', 'Linen that softens with every wash', 'Sheets and quilts for every season.', ['duvets']),
  lighting: column('lighting', 'Lamps you want to read by', 'Warm light, at the height you need it.', ['lamps']),
  decor: column('decor', 'What makes it yours', 'Pillows, throws and things that catch the light.', ['throws']),
};
