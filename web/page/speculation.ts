import type { Route } from './route.ts';

type Where = { href_matches: string | string[] } | { selector_matches: string } | { and: Where[] } | { not: Where };
interface Rule {
  where: Where;
  eagerness: 'moderate';
}

/**
 * Rules by which the browser fetches (or renders) the page behind a link that the visitor is about to follow; only what the
 * route table allows. The browser itself holds back where memory, battery or connection are poor.
 */
export function speculationRules(routes: readonly Route[]): { prefetch: Rule[]; prerender: Rule[] } {
  const ruleFor = (ahead: Route['ahead']): Rule[] => {
    const patterns = routes.filter((route) => route.ahead === ahead).map(({ pattern }) => `${pattern}\\?*`);
    if (patterns.length === 0) return [];
    return [
      { where: { and: [{ href_matches: patterns }, { not: { selector_matches: '[target=_blank], [download]' } }] }, eagerness: 'moderate' },
    ];
  };
  return { prefetch: ruleFor('prefetch'), prerender: ruleFor('prerender') };
}
