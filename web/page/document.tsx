import type { DocumentAssets } from './assets.ts';
import type { Head, Site } from './page.ts';
import { escapeJson, pageDataId, rootId, scriptJson } from './page-data.ts';

interface Props {
  readonly head: Head;
  readonly site: Site;
  readonly assets: DocumentAssets;
  readonly app: string;
  /** Finished HTML that stands before and behind the app and is not hydrated. */
  readonly around: { readonly before: string; readonly behind: string };
  /** Already JSON, not yet escaped. */
  readonly pageData: string;
}

/** The title as tabs and search engines show it: the page's own words, then the shop's name. */
export function documentTitle(head: Head, siteName: string): string {
  return head.title.includes(siteName) ? head.title : `${head.title} – ${siteName}`;
}

/**
 * The whole document around the rendered app. The app is rendered on its own and hydrated on its own: what browsers, extensions
 * and scripts add to the head or the body cannot disturb it, and the head costs no script.
 */
export function Document({ head, site, assets, app, around, pageData }: Props) {
  const preload = head.preloadImage;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{documentTitle(head, site.name)}</title>
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
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
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React rendered */}
        {around.before && <div dangerouslySetInnerHTML={{ __html: around.before }} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the app's markup, as React rendered it */}
        <div id={rootId} dangerouslySetInnerHTML={{ __html: app }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React rendered, like the app's */}
        {around.behind && <div dangerouslySetInnerHTML={{ __html: around.behind }} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escapeJson escapes what could end the element */}
        <script id={pageDataId} type="application/json" dangerouslySetInnerHTML={{ __html: escapeJson(pageData) }} />
      </body>
    </html>
  );
}
