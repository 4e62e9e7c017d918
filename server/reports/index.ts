/** Reports from browsers: errors in scripts and violations of the security policy. They are logged, without personal data, and not kept. */
export { mountReports, serveViolationReports } from './routes.ts';
