import { search } from '../../contract/urls/shop.ts';
import { xmlDeclaration, xmlText } from './xml.ts';

/** OpenSearch's maximum lengths. */
const longest = { name: 16, longName: 48, description: 1024 };

/** Tells browsers how to search the shop (OpenSearch 1.1). */
export function openSearch({ name, description, origin }: { name: string; description: string; origin: string }): string {
  const lines: readonly (readonly [string, string, number])[] = [
    ['ShortName', name, longest.name],
    ['LongName', name, longest.longName],
    ['Description', description, longest.description],
  ];
  return `${xmlDeclaration}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
${lines.map(([element, text, most]) => `<${element}>${xmlText(text.slice(0, most).trim())}</${element}>`).join('\n')}
<InputEncoding>UTF-8</InputEncoding>
<Image width="48" height="48" type="image/x-icon">${xmlText(origin)}/favicon.ico</Image>
<Url type="text/html" template="${xmlText(`${origin}${search()}?q={searchTerms}`)}"/>
</OpenSearchDescription>
`;
}
