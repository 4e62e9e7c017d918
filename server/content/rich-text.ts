import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'h2', 'h3', 'h4', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  allowedAttributes: { a: ['href'], h2: ['id'], h3: ['id'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em', h1: 'h2' },
};

/** An editor's rich text as it may be put into a page: scripts, styles, frames and handlers are gone, with what was in them. */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, allowed).trim();
}
