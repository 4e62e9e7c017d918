import { type ErrorReport, reportEndpoints } from '../../../contract/api/reports.ts';
import { scrubbed } from '../../../contract/values/scrub.ts';
import { client } from '../../api/browser.ts';

/** Errors nobody can fix, or that are not the shop's (spec §8: the ignore list). */
const ignored: readonly RegExp[] = [
  /^script error\.?$/i,
  /ResizeObserver loop/,
  // The visitor has left, or the connection is lost: the page has shown it where it matters.
  /\babort(ed)?\b|AbortError/i,
  /Failed to fetch|Load failed|NetworkError|dynamically imported module|Importing a module script failed/,
  // Errors of browser extensions.
  /(chrome|moz|safari|safari-web|webkit-masked)-(extension|url):\/\//,
];

/** Maximum reports per page: what fails once often fails in every frame. */
const most = 5;
const told = new Set<string>();

/** Secret fields, also while a password is shown as text. */
const secretFields =
  'input[type=password],input[autocomplete*=password],input[autocomplete^=cc-],input[autocomplete=one-time-code],input[name*=assword],input[name*=oken]';

/** The current values of secret fields, which error messages may quote. */
export const typedSecrets = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>(secretFields)].flatMap(({ value }) => (value.length > 2 ? value : []));

/** The report of something thrown, without the values of secret fields; null for ignored errors. */
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

/** Reports each error once; failing reports are ignored. */
export async function reportError(thrown: unknown, source?: string): Promise<void> {
  const report = reportOf(thrown, source, location.pathname, typedSecrets());
  if (!report || told.size >= most || told.has(report.message)) return;
  told.add(report.message);
  await client.call(reportEndpoints.reportError, report);
}
