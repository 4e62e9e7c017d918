import type { Site } from '../../page/page.ts';
import { home, search } from '../../routes.ts';

/** schema.org data of the shop: its organization and search (checklist G2). */
export function shopData(site: Site): object[] {
  const { origin } = site;
  const organization = `${origin}/#organization`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'OnlineStore',
      '@id': organization,
      name: site.name,
      legalName: site.companyName,
      description: site.description,
      url: origin + home(),
      email: site.support.email,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        email: site.support.email,
        telephone: site.support.phoneLink,
        areaServed: ['US', 'CA'],
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: site.name,
      url: origin + home(),
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${search()}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
