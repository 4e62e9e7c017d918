import type { Brand } from '../../../brands/brand.ts';
import { home, search } from '../../routes.ts';

/** schema.org of the shop as a whole: who runs it, and how it is searched (checklist G2). */
export function shopData(origin: string, brand: Brand): object[] {
  const organization = `${origin}/#organization`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'OnlineStore',
      '@id': organization,
      name: brand.name,
      legalName: brand.companyName,
      description: brand.description,
      url: origin + home(),
      email: brand.support.email,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        email: brand.support.email,
        telephone: brand.support.phoneLink,
        areaServed: ['US', 'CA'],
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: brand.name,
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
