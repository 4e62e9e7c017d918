/** What a search engine reads from a document. */
export interface ReadDocument {
  readonly lang: string | null;
  readonly title: string;
  readonly description: string | null;
  /** Robots directives, `noindex` and the like. */
  readonly robots: ReadonlySet<string>;
  readonly canonical: string | null;
  /** The picture of link previews. */
  readonly picture: string | null;
  readonly headings: number;
  readonly links: readonly { readonly href: string; readonly followed: boolean }[];
  /** Pictures without any `alt`. */
  readonly unnamedPictures: readonly string[];
  readonly structuredData: readonly unknown[];
}

type Attributes = Readonly<Record<string, string>>;

/** Reads the HTML rendered by the shop; not a general parser. */
export function readDocument(html: string): ReadDocument {
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap((match) =>
    JSON.parse(match[1] ?? '[]'),
  );
  const shown = html.replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '').replaceAll(/<!--.*?-->/gs, '');
  const tags = (name: string) => [...shown.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map((match) => attributesOf(match[1] ?? ''));
  const meta = (name: string) => tags('meta').find((tag) => tag.name === name)?.content ?? null;
  return {
    lang: tags('html')[0]?.lang ?? null,
    title: decode(/<title>(.*?)<\/title>/s.exec(shown)?.[1] ?? ''),
    description: meta('description'),
    robots: new Set((meta('robots') ?? '').split(',').map((word) => word.trim())),
    canonical: tags('link').find((tag) => tag.rel === 'canonical')?.href ?? null,
    picture: tags('meta').find((tag) => tag.property === 'og:image')?.content ?? null,
    headings: tags('h1').length,
    links: tags('a').flatMap(({ href, rel = '' }) => (href === undefined ? [] : [{ href, followed: !/\bnofollow\b/.test(rel) }])),
    unnamedPictures: tags('img').flatMap(({ alt, src = '' }) => (alt === undefined ? [src] : [])),
    structuredData: data,
  };
}

function attributesOf(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
  );
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' };

function decode(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
