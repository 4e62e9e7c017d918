/** Names an e-mail of the outbox in a Message-ID: by its id, and by its time, so that another shop's with the same id is not taken for it. */
export interface MailName {
  readonly mailId: number;
  /** When it was written; milliseconds since 1970. */
  readonly writtenMs: number;
}

/** The Message-ID of an e-mail, the same for every attempt, so that mail clients show a repeated e-mail once. */
export const messageIdOf = ({ mailId, writtenMs }: MailName, host: string): string => `<outbox-${mailId}-${writtenMs}@${host}>`;

/** Reads a Message-ID, with angle brackets or without; null when it is not one of ours. */
export function readMessageId(messageId: string): MailName | null {
  const [, mailId, writtenMs] = /^<?outbox-(\d{1,15})-(\d{1,15})@[\w.-]{1,255}>?$/.exec(messageId.trim()) ?? [];
  return mailId && writtenMs ? { mailId: Number(mailId), writtenMs: Number(writtenMs) } : null;
}
