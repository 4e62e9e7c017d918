import { own } from '../../contract/values/own.ts';
import { scrubbed } from '../../contract/values/scrub.ts';
import { pathOf } from './scrub.ts';

/** A sanitized violation of a page's security policy. */
export interface Violation {
  page: string;
  directive: string;
  /** What was blocked: an address without query, or `inline`, `eval`. */
  blocked: string;
  source: string;
}

/** Maximum reports per request. */
const maxAtOnce = 20;

/** Reads what browsers send: one `csp-report`, or a list of reports of any kind. Anything else yields nothing. */
export function violationsIn(body: unknown): Violation[] {
  const reports = Array.isArray(body) ? body.filter((report) => report?.type === 'csp-violation').map((report) => report.body) : [body];
  return reports.slice(0, maxAtOnce).flatMap(violationOf);
}

function violationOf(body: unknown): Violation[] {
  const outer = Object(body);
  const report: Record<string, unknown> = Object(outer['csp-report'] ?? outer);
  const text = (...names: string[]) => names.map((name) => own(report, name)).find((value) => typeof value === 'string');
  const directive = text('effectiveDirective', 'effective-directive', 'violated-directive');
  if (!directive) return [];
  return [
    {
      page: pathOf(text('documentURL', 'document-uri') ?? ''),
      directive: scrubbed(directive, 100),
      blocked: scrubbed(text('blockedURL', 'blocked-uri') ?? '', 300),
      source: scrubbed(text('sourceFile', 'source-file') ?? '', 300),
    },
  ];
}

/** Whether the shop can fix it: violations by browser extensions are not our business. */
export function isOurs({ blocked, source }: Violation): boolean {
  return ![blocked, source].some((address) => /^(chrome|moz|safari|safari-web|ms-browser)-extension\b/.test(address));
}
