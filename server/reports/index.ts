/** Reports from browsers: script errors and violations of the security policy. They are logged without personal data, not stored. */
export { mountReports, serveViolationReports } from './routes.ts';
