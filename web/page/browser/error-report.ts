import { type ErrorReport, reportEndpoints } from '../../../contract/api/reports.ts';
import { scrubbed } from '../../../contract/values/scrub.ts';
import { client } from '../../api/browser.ts';

/** What nobody can do anything about, or what is not the shop's (spec §8: the ignore list). */
const ignored: readonly RegExp[] = [
  /^script error\.?$/i,
  /ResizeObserver loop/,
  // The visitor has gone on, or the connection has gone: the page has said so where it matters.
  /\babort(ed)?\b|AbortError/i,
  /Failed to fetch|Load failed|NetworkError|dynamically imported module|Importing a module script failed/,
  // What extensions do in the page.
  /(chrome|moz|safari|safari-web|webkit-masked)-(extension|url):\/\//,
];

/** Reports of one page at the most: what goes wrong once often goes wrong in every frame. */
const most = 5;
const told = new Set<string>();

/** Fields whose content is nobody's business, also while a password is shown as text. */
const secretFields =
  'input[type=password],input[autocomplete*=password],input[autocomplete^=cc-],input[autocomplete=one-time-code],input[name*=assword],input[name*=oken]';

/** What stands in secret fields now. Errors happen to quote what they could not deal with. */
export const typedSecrets = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>(secretFields)].flatMap(({ value }) => (value.length > 2 ? value : []));

/** What is told of something that was thrown, without what was typed into secret fields; null for what is ignored. */
export function reportOf(thrown: unknown, source: string | undefined, url: string, secrets: readonly string[] = []): ErrorReport | null {
  const clean = (text: string, longest: number) =>
    scrubbed(
      secrets.reduce((left, secret) => left.replaceAll(secret, '[secret]').replaceAll(encodeURIComponent(secret), '[secret]'), text),
      longest,
    );
  const error = thrown instanceof Error ? thrown : null;
  const message = (error ? `${error.name}: ${error.message}` : String(thrown)).slice(0, 2000);
  const stack = error?.stack?.slice(0, 10_000);
  if (ignored.some((pattern) => [error?.message ?? message, stack ?? '', source ?? ''].some((text) => pattern.test(text)))) return null;
  return {
    message: clean(message, 2000),
    url: clean(url, 2000),
    ...(stack && { stack: clean(stack, 10_000) }),
    ...(source && { source: clean(source, 2000) }),
  };
}

/** Tells the shop, each fault once; that this fails too is nobody's concern. */
export async function reportError(thrown: unknown, source?: string): Promise<void> {
  const report = reportOf(thrown, source, location.pathname, typedSecrets());
  if (!report || told.size >= most || told.has(report.message)) return;
  told.add(report.message);
  await client.call(reportEndpoints.reportError, report);
}
