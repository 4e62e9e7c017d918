/** Owns the outbox. Promises that a mail is written down with what causes it, and sent afterwards at least once. */
export { queueEmail, type RenderMail, workEmail } from './jobs.ts';
export { bindEmail as mountEmail } from './routes.ts';
