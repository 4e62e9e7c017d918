/** Paragraphs of plain text, as most descriptions are. */
const plain = /^(?:<p>[^<]*<\/p>\s*)*$/;
const hasTags = /<\/?[a-z][^<>]*>/i;

/** A description in its editable form: text with blank lines between paragraphs, or HTML if it has more than that. */
export function descriptionText(html: string): string {
  if (!plain.test(html)) return html;
  return [...html.matchAll(/<p>([^<]*)<\/p>/g)]
    .map(([, text = '']) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
    .join('\n\n');
}

/** A typed description as HTML; text with tags is taken as is, and sanitized on saving. */
export function descriptionHtml(text: string): string {
  if (hasTags.test(text)) return text;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');
}
