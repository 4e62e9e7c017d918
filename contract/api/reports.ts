import type { Endpoints } from './endpoint.ts';
import type { reportDeclarations } from './reports.schemas.ts';

export type { ErrorReport } from './reports.schemas.ts';

export const reportEndpoints: Endpoints<typeof reportDeclarations> = {
  reportError: { method: 'POST', path: '/api/report-error' },
};

/** Receives violations of a page's content-security policy, in either of the browsers' two formats. */
export const violationPath = '/api/csp-report';
