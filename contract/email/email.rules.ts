import { defineProblems } from '../api/problems.ts';

/** An e-mail as sent: HTML with a plain-text version. */
export interface RenderedMail {
  /** The brand's own sender, `Name <address>`. */
  readonly from: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export const emailProblems = defineProblems({
  mail_not_found: { status: 404, message: 'Not Found' },
});
