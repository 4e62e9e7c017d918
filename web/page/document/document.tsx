import { pictureAt } from '../../../contract/values/pictures.ts';
import { shortened } from '../../../contract/values/shortened.ts';
import type { Head, HeadPicture, Site } from '../page.ts';
import type { DocumentAssets } from './assets.ts';
import { scriptJson } from './page-data.ts';

interface Props {
  readonly head: Head;
  readonly site: Site;
  /** For link previews of pages without a picture of their own. */
  readonly shopPicture: HeadPicture | null;
  readonly assets: DocumentAssets;
}

/** Search engines cut longer titles off. */
const maxTitleLength = 60;

/** The title for tabs and search engines: the page's own, then the shop's name. For search results one of both is cut where they do not fit. */
export function documentTitle(head: Pick<Head, 'title' | 'robots'>, siteName: string): string {
  const whole = head.title.includes(siteName) ? head.title : `${head.title} – ${siteName}`;
  if (whole.length <= maxTitleLength || head.robots) return whole;
  return shortened(head.title, maxTitleLength);
}

/** Width in pixels at which networks show a large picture. */
const previewWidth = 1200;

/** Open Graph and Twitter's card: how a shared link looks. */
function LinkPreview({ head, site, shopPicture }: Pick<Props, 'head' | 'site' | 'shopPicture'>) {
  const picture = head.picture ?? shopPicture;
  const width = picture && Math.min(previewWidth, picture.width);
  return (
    <>
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={head.previewType ?? 'website'} />
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      {head.canonical && <meta property="og:url" content={site.origin + head.canonical} />}
      {picture && width && (
        <>
          <meta property="og:image" content={new URL(pictureAt(picture.url, previewWidth), site.origin).href} />
          <meta property="og:image:width" content={String(width)} />
          <meta property="og:image:height" content={String(Math.round((picture.height * width) / picture.width))} />
          {picture.alt && <meta property="og:image:alt" content={picture.alt} />}
        </>
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** Tells search engines that one page serves every country the shop sells in. */
function OtherLocales({ site, href }: { site: Site; href: string }) {
  if (site.locales.length < 2) return null;
  return [...site.locales, 'x-default'].map((locale) => <link key={locale} rel="alternate" hrefLang={locale} href={href} />);
}

/** Whether the site's text is set in a built font, by its file. */
const isUsedBy =
  ({ fonts }: Site) =>
  (href: string): boolean =>
    !fonts || fonts.some((font) => href.includes(`/${font}-`));

/** A document's head. Never hydrated, so it costs no script. */
export function DocumentHead({ head, site, shopPicture, assets }: Props) {
  const preload = head.preloadImage;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{documentTitle(head, site.name)}</title>
      {head.shownFrom && <link rel="expect" href={`#${head.shownFrom}`} blocking="render" />}
      {[...assets.styles, ...(site.stylesheet ? [site.stylesheet] : [])].map((href) => (
        // With a precedence React puts them before the scripts: browsers open six connections, and the first frame waits for these.
        <link key={href} rel="stylesheet" href={href} precedence="page" />
      ))}
      {assets.fonts.filter(isUsedBy(site)).map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      {preload && (
        <link rel="preload" as="image" href={preload.src} imageSrcSet={preload.srcSet} imageSizes={preload.sizes} fetchPriority="high" />
      )}
      {assets.entry && <script type="module" src={assets.entry} fetchPriority="low" />}
      {assets.modules.map((href) => (
        // After the pictures of the first view, where these share few connections.
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      {head.description && <meta name="description" content={head.description} />}
      {head.robots && <meta name="robots" content={head.robots} />}
      {head.canonical && <link rel="canonical" href={site.origin + head.canonical} />}
      {head.canonical && !head.robots && <OtherLocales site={site} href={site.origin + head.canonical} />}
      {(head.canonical || !head.robots) && <LinkPreview head={head} site={site} shopPicture={shopPicture} />}
      {/* Crawlers and older browsers; with a size, so that others prefer the drawing. */}
      <link rel="icon" sizes="48x48" href="/favicon.ico" />
      <link rel="icon" type={site.icon.endsWith('.png') ? 'image/png' : 'image/svg+xml'} href={site.icon} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="search" type="application/opensearchdescription+xml" title={site.name} href="/opensearch.xml" />
      <meta name="theme-color" content={site.themeColor} />
      <meta name="csrf-token" content="" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson escapes what could end the element */}
      {head.jsonLd && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(head.jsonLd) }} />}
    </head>
  );
}
