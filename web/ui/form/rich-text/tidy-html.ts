/** Where the editor puts a paragraph around what is often without one. */
const loneParagraph = ':is(li, th, td) > p:only-child, li > p:first-child:has(+ :is(ul, ol))';

/** The editor's HTML without what it adds: paragraphs in items and cells, columns' widths, spans of one cell. Empty without text. */
export function tidyHtml(html: string): string {
  const { content } = parsed(html);
  for (const paragraph of content.querySelectorAll(loneParagraph)) paragraph.replaceWith(...paragraph.childNodes);
  for (const columns of content.querySelectorAll('colgroup')) columns.remove();
  for (const styled of content.querySelectorAll('[style]')) styled.removeAttribute('style');
  for (const name of ['colspan', 'rowspan']) for (const one of content.querySelectorAll(`[${name}="1"]`)) one.removeAttribute(name);
  if (content.textContent.trim() === '') return '';
  return written(content);
}

/** Whether two texts of HTML have the same elements with the same attributes and text. */
export const isSameHtml = (one: string, other: string): boolean => normalized(one).isEqualNode(normalized(other));

function normalized(html: string): DocumentFragment {
  const spaced = tidyHtml(html)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(<\/?(?:p|h[2-4]|ul|ol|li|table|caption|thead|tbody|tr|th|td)\b[^>]*>) ?/g, '$1');
  const { content } = parsed(spaced);
  for (const part of content.querySelectorAll('thead, tbody')) part.replaceWith(...part.childNodes);
  return content;
}

function parsed(html: string): HTMLTemplateElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template;
}

function written(content: DocumentFragment): string {
  const template = document.createElement('template');
  template.content.append(content.cloneNode(true));
  return template.innerHTML;
}
