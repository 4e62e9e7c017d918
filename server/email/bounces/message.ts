import { z } from 'zod';
import { type BounceKind, bounceKinds } from '../../../contract/email/bounces.ts';
import { calendarMoment } from '../../../contract/values/days.schemas.ts';
import { own } from '../../../contract/values/own.ts';
import { jsonOf } from '../../platform/http/json-of.ts';
import { type MailName, readMessageId } from '../message-id.ts';

/** What a provider reports of one of the shop's e-mails. Its recipient is known from the outbox, so messages need no address. */
export interface Bounce extends MailName {
  readonly kind: BounceKind;
  /** The receiving server's answer, `550` or `5.1.1`; null when unknown. */
  readonly code: string | null;
  readonly at: Date;
}

const maxEvents = 1000;
const codeShape = /^(?:[245]\d\d|[245]\.\d{1,3}\.\d{1,3})$/;

/** The form for providers without one of their own here (docs/how-to/bounces.md). */
const genericForm = z.object({
  events: z
    .array(
      z.object({
        messageId: z.string().max(998),
        kind: z.enum(bounceKinds),
        code: z.string().regex(codeShape).nullable().default(null),
        at: calendarMoment(),
      }),
    )
    .max(maxEvents),
});

/** Reads a generic message; null when malformed. Of e-mails that are not the shop's nothing is left. */
export function readGeneric(body: Buffer, now: Date): Bounce[] | null {
  const said = genericForm.safeParse(jsonOf(body));
  if (!said.success) return null;
  return said.data.events.flatMap(({ messageId, kind, code, at }) => bounceOf(messageId, { kind, code, at: new Date(at) }, now));
}

/** Twilio SendGrid's Event Webhook. */
const sendgridForm = z
  .array(
    z.object({
      event: z.string(),
      timestamp: z.int().min(0).max(253_402_300_799),
      'smtp-id': z.string().optional(),
      /** Of bounces: `blocked` is one that may pass later. */
      type: z.string().optional(),
      status: z.string().optional(),
      reason: z.string().optional(),
    }),
  )
  .max(maxEvents);

/** Reads a batch of SendGrid's; null when malformed. Its other events, and e-mails that are not the shop's, leave nothing. */
export function readSendgrid(body: Buffer, now: Date): Bounce[] | null {
  const said = sendgridForm.safeParse(jsonOf(body));
  if (!said.success) return null;
  return said.data.flatMap(({ event, timestamp, 'smtp-id': messageId = '', type, reason, status = '' }) => {
    const kind = sendgridKindOf(event, type, reason);
    const code = codeShape.test(status) ? status : null;
    return kind ? bounceOf(messageId, { kind, code, at: new Date(timestamp * 1000) }, now) : [];
  });
}

/** Why SendGrid drops an e-mail to an address that it has reported before. */
const droppedFor: Readonly<Record<string, BounceKind>> = {
  'Bounced Address': 'permanent',
  Invalid: 'permanent',
  'Spam Reporting Address': 'complaint',
};

function sendgridKindOf(event: string, type: string | undefined, reason = ''): BounceKind | null {
  if (event === 'spamreport') return 'complaint';
  if (event === 'dropped') return own(droppedFor, reason) ?? null;
  if (event !== 'bounce') return null;
  return type === 'blocked' ? 'temporary' : 'permanent';
}

/** Caps future times at `now`, since a provider's clock may be ahead. */
function bounceOf(messageId: string, { at, ...said }: Omit<Bounce, keyof MailName>, now: Date): Bounce[] {
  const name = readMessageId(messageId);
  return name ? [{ ...name, ...said, at: at > now ? now : at }] : [];
}
