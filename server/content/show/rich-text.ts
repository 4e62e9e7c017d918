import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'h2', 'h3', 'h4', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  allowedAttributes: { a: ['href'], h2: ['id'], h3: ['id'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em', h1: (_, attribs) => anchored('h2', attribs), h2: anchored, h3: anchored },
};

/** An editor's anchors have no underscore, and the page's own ids have one: a heading never takes the place of an element that scripts look for. */
function anchored(tagName: string, { id, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: id !== undefined && /^[A-Za-z0-9-]+$/.test(id) ? { ...attribs, id } : attribs };
}

/** Sanitizes an editor's rich text: scripts, styles, frames and handlers are removed with their content. */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, allowed).trim();
}
