import sanitizeHtml from 'sanitize-html';

/** Elements that are dropped when empty. */
const emptyable = new Set(['p', 'li', 'ul', 'ol', 'strong', 'b', 'em', 'i', 'a', 'h1', 'h2', 'h3', 'h4']);

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'h3', 'h4', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  allowedAttributes: { a: ['href', 'rel'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }),
  },
  exclusiveFilter: (frame) => emptyable.has(frame.tag) && frame.text.trim() === '' && frame.mediaChildren.length === 0,
};

/**
 * Sanitizes a description: only paragraphs, lists, emphasis, small headings, tables and links. Scripts, styles and frames are removed with
 * their content; text without paragraphs becomes one.
 */
export function sanitizeDescription(html: string): string {
  if (plainParagraphs.test(html)) return html;
  let clean = html;
  // Dropping a broken tag can leave paragraphs nested, which only the next pass closes.
  for (let pass = 0; pass < maxPasses; pass++) {
    const next = sanitizeOnce(clean);
    if (next === clean) break;
    clean = next;
  }
  return clean;
}

const maxPasses = 5;

function sanitizeOnce(html: string): string {
  const clean = sanitizeHtml(html, allowed).replace(/\s+/g, ' ').trim();
  return clean === '' || hasBlock.test(clean) ? clean : `<p>${clean}</p>`;
}

/** Fast path: most descriptions are tidy paragraphs of plain text, and parsing costs ten times as much. */
const plainParagraphs = /^(?:<p>[^<>&\s\p{Cc}\p{Cs}]+(?: [^<>&\s\p{Cc}\p{Cs}]+)*<\/p>)+$/u;

const hasBlock = /<(p|ul|ol|h3|h4|table)[ >]/;

/** Plain text as HTML: blank lines separate paragraphs. */
export function paragraphsOf(text: string): string {
  const escaped = (part: string) => part.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${escaped(part)}</p>`)
    .join('');
}
