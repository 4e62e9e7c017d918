import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'h2', 'h3', 'h4', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  allowedAttributes: { a: ['href'], h2: ['id'], h3: ['id'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em', h1: 'h2' },
};

/** Sanitizes an editor's rich text: scripts, styles, frames and handlers are removed with their content. */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, allowed).trim();
}
