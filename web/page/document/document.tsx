import type { Head, Site } from '../page.ts';
import type { DocumentAssets } from './assets.ts';
import { scriptJson } from './page-data.ts';

interface Props {
  readonly head: Head;
  readonly site: Site;
  readonly assets: DocumentAssets;
}

/** The title for tabs and search engines: the page's own, then the shop's name. */
export function documentTitle(head: Head, siteName: string): string {
  return head.title.includes(siteName) ? head.title : `${head.title} – ${siteName}`;
}

/** A document's head. Never hydrated, so it costs no script. */
export function DocumentHead({ head, site, assets }: Props) {
  const preload = head.preloadImage;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{documentTitle(head, site.name)}</title>
      {assets.styles.map((href) => (
        // With a precedence React puts them before the scripts: browsers open six connections, and the first frame waits for these.
        <link key={href} rel="stylesheet" href={href} precedence="page" />
      ))}
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      {preload && (
        <link rel="preload" as="image" href={preload.src} imageSrcSet={preload.srcSet} imageSizes={preload.sizes} fetchPriority="high" />
      )}
      {assets.entry && <script type="module" src={assets.entry} />}
      {assets.modules.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {head.description && <meta name="description" content={head.description} />}
      {head.robots && <meta name="robots" content={head.robots} />}
      {head.canonical && <link rel="canonical" href={site.origin + head.canonical} />}
      <link rel="icon" type="image/svg+xml" href={site.icon} />
      <meta name="theme-color" content={site.themeColor} />
      <meta name="csrf-token" content="" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson escapes what could end the element */}
      {head.jsonLd && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(head.jsonLd) }} />}
    </head>
  );
}
