import type { Breadcrumb } from '../../../contract/catalog/catalog.ts';
import { home } from '../../routes.ts';

/** schema.org BreadcrumbList of a trail that ends in the page itself. */
export function breadcrumbList(origin: string, trail: readonly Breadcrumb[], current: { name: string; href: string }): object {
  const steps = [{ name: 'Home', href: home() }, ...trail.map((crumb) => ({ name: crumb.label, href: crumb.url })), current];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + href })),
  };
}
