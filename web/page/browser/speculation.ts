import { type Route, RouteTable } from '../route.ts';

type Where = { href_matches: string | string[] } | { selector_matches: string } | { and: Where[] } | { not: Where };
interface Rule {
  where: Where;
  eagerness: 'moderate';
}

/**
 * Rules for prefetching (or prerendering) the page behind a link the visitor is about to follow, as allowed by the route table. The browser holds
 * back when memory, battery or connection are poor.
 */
export function speculationRules(routes: readonly Route[]): { prefetch: Rule[]; prerender: Rule[] } {
  const ruleFor = (ahead: Route['ahead']): Rule[] => {
    const allowed = routes.filter((route) => route.ahead === ahead);
    if (allowed.length === 0) return [];
    // A pattern such as `/:page` also matches other routes, which come first in the table.
    const table = new RouteTable(allowed);
    const others = routes.filter((route) => !route.ahead && table.match(route.pattern));
    const where: Where[] = [{ href_matches: allowed.map(hrefOf) }, { not: { selector_matches: '[target=_blank], [download]' } }];
    if (others.length > 0) where.push({ not: { href_matches: others.map(hrefOf) } });
    return [{ where: { and: where }, eagerness: 'moderate' }];
  };
  return { prefetch: ruleFor('prefetch'), prerender: ruleFor('prerender') };
}

/** With any query. */
const hrefOf = ({ pattern }: Route): string => `${pattern}\\?*`;
