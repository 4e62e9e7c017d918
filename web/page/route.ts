/** One URL of the shop. Its page module is `web/screens/{screen}/page.ts`. */
export interface Route {
  readonly name: string;
  /** Path with `:name` segments, e.g. `/c/:slug`. */
  readonly pattern: string;
  readonly screen: string;
  /** Query parameters the page reads, in canonical order; all others are dropped. */
  readonly query: readonly string[];
  /** Listed in the sitemap: for indexable pages without parameters. */
  readonly listed?: true;
  /** Redirects parameters in another order (301) instead of serving them under one canonical URL. */
  readonly oneOrder?: boolean;
  /** What the browser may do when the visitor is about to follow a link here; nothing for personal pages. */
  readonly ahead?: 'prefetch' | 'prerender';
}

/** Assigns a screen to an address. */
export const route = <Name extends string, Pattern extends string>(
  name: Name,
  { pattern, query }: { readonly pattern: Pattern; readonly query: readonly string[] },
  screen: string,
  more: Pick<Route, 'listed' | 'oneOrder' | 'ahead'> = {},
) => ({ name, pattern, query, screen, ...more });

export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

interface Compiled {
  readonly route: Route;
  readonly expression: RegExp;
  readonly names: readonly string[];
}

function compile(route: Route): Compiled {
  const names: string[] = [];
  const source = route.pattern.replaceAll('.', '\\.').replaceAll(/:(\w+)/g, (_part, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  return { route, names, expression: new RegExp(`^${source}$`) };
}

/** Finds the route of a path; the first match wins, so the table's order counts. */
export class RouteTable {
  readonly routes: readonly Route[];
  readonly #compiled: readonly Compiled[];

  constructor(routes: readonly Route[]) {
    this.routes = routes;
    this.#compiled = routes.map(compile);
  }

  /** `pathname` as in the URL; values are decoded. Null without a match, or when a value is invalid text: a malformed escape or NUL. */
  match(pathname: string): Match | null {
    for (const { route, expression, names } of this.#compiled) {
      const found = expression.exec(pathname);
      if (!found) continue;
      const params = new Map<string, string>();
      for (const [index, name] of names.entries()) {
        const value = decoded(found[index + 1] ?? '');
        if (value === null) return null;
        params.set(name, value);
      }
      return { route, params: Object.fromEntries(params) };
    }
    return null;
  }
}

function decoded(segment: string): string | null {
  try {
    const value = decodeURIComponent(segment);
    return value.includes('\0') ? null : value;
  } catch {
    return null;
  }
}
