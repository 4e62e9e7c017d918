import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { signWebhook } from '../../platform/webhook-signature.ts';
import { readMessageId } from '../message-id.ts';
import { readMailWebhook } from './webhook.ts';

const secret = 'a secret of the mail provider';
const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const env = {
  MAIL_WEBHOOK_SECRET: secret,
  SENDGRID_WEBHOOK_KEY: pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  MANTEL_SECRET: 'x'.repeat(40),
};
const now = new Date('2026-03-01T12:00:00Z');
const ours = '<outbox-7-1772366400000@shop.example.com>';

const headers = (given: Record<string, string>) => (name: string) => given[name];
function generic(body: unknown) {
  const bytes = Buffer.from(JSON.stringify(body));
  const header = headers({ 'mail-signature': signWebhook(bytes, secret, now) });
  return readMailWebhook(readConfig(env), 'generic', { body: bytes, header }, now);
}
function sendgrid(body: unknown, { at = now, key = pair.privateKey } = {}) {
  const bytes = Buffer.from(JSON.stringify(body));
  const seconds = String(Math.floor(at.getTime() / 1000));
  const signature = sign('sha256', Buffer.concat([Buffer.from(seconds), bytes]), key).toString('base64');
  const header = headers({
    'x-twilio-email-event-webhook-signature': signature,
    'x-twilio-email-event-webhook-timestamp': seconds,
  });
  return readMailWebhook(readConfig(env), 'sendgrid', { body: bytes, header }, now);
}

describe('[§7.6 e-mails] a message of bounces', () => {
  it('is read in the generic form, never from the future', () => {
    const events = [
      { messageId: ours, kind: 'permanent', code: '5.1.1', at: '2026-03-01T06:30:00-05:00' },
      { messageId: ours.slice(1, -1), kind: 'complaint', at: '2026-03-01T13:00:00Z' },
      { messageId: '<somebody@else.example.com>', kind: 'temporary', at: '2026-03-01T11:00:00Z' },
    ];
    const name = { mailId: 7, writtenMs: 1_772_366_400_000 };
    expect(generic({ events })).toEqual([
      { ...name, kind: 'permanent', code: '5.1.1', at: new Date('2026-03-01T11:30:00Z') },
      { ...name, kind: 'complaint', code: null, at: now },
    ]);
  });

  it.each([
    null,
    {},
    { events: [{}] },
    { events: [{ messageId: ours, kind: 'lost', at: '2026-03-01T11:00:00Z' }] },
    { events: [{ messageId: ours, kind: 'permanent', code: 'to ada@example.com', at: '2026-03-01T11:00:00Z' }] },
    { events: [{ messageId: ours, kind: 'permanent', at: 'yesterday' }] },
  ])('is refused as %j', (body) => expect(() => generic(body)).toThrow('form'));

  it('is read as SendGrid sends it', () => {
    const timestamp = now.getTime() / 1000 - 60;
    const of = (event: object) =>
      sendgrid([{ email: 'ada@example.com', timestamp, 'smtp-id': ours, ...event }]).map(({ kind, code }) => [kind, code]);
    expect(of({ event: 'bounce', type: 'bounce', status: '5.1.1', reason: '550 no ada@example.com' })).toEqual([['permanent', '5.1.1']]);
    expect(of({ event: 'bounce', type: 'blocked', status: '4.7.1' })).toEqual([['temporary', '4.7.1']]);
    expect(of({ event: 'bounce', type: 'bounce', status: 'no ada@example.com' })).toEqual([['permanent', null]]);
    expect(of({ event: 'spamreport' })).toEqual([['complaint', null]]);
    expect(of({ event: 'dropped', reason: 'Spam Reporting Address' })).toEqual([['complaint', null]]);
    expect(of({ event: 'dropped', reason: 'Unsubscribed Address' })).toEqual([]);
    expect(of({ event: 'delivered' })).toEqual([]);
    expect(of({ event: 'bounce', 'smtp-id': undefined })).toEqual([]);
    expect(() => sendgrid({ event: 'bounce' })).toThrow('form');
  });

  it('is valid for five minutes under SendGrid’s own key', () => {
    expect(sendgrid([])).toEqual([]);
    expect(() => sendgrid([], { at: new Date(now.getTime() - 301_000) })).toThrow('Unauthorized');
    expect(() => sendgrid([], { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey })).toThrow('Unauthorized');
    const unsigned = { body: Buffer.from('[]'), header: headers({}) };
    for (const provider of ['generic', 'sendgrid'])
      expect(() => readMailWebhook(readConfig(env), provider, unsigned, now)).toThrow('Unauthorized');
    expect(() => readMailWebhook(readConfig(env), 'postmark', unsigned, now)).toThrow('Not Found');
    expect(() => readMailWebhook(readConfig({ MANTEL_SECRET: env.MANTEL_SECRET }), 'generic', unsigned, now)).toThrow('Not Found');
  });

  /** The example of SendGrid's own library for checking signatures. */
  it('has the signature that SendGrid’s library documents', () => {
    const sendgridKey =
      'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE83T4O/n84iotIvIW4mdBgQ/7dAfSmpqIM8kF9mN1flpVKS3GRqe62gw+2fNNRaINXvVpiglSI8eNEc6wEA3F+g==';
    const header = headers({
      'x-twilio-email-event-webhook-signature':
        'MEUCIGHQVtGj+Y3LkG9fLcxf3qfI10QysgDWmMOVmxG0u6ZUAiEAyBiXDWzM+uOe5W0JuG+luQAbPIqHh89M15TluLtEZtM=',
      'x-twilio-email-event-webhook-timestamp': '1600112502',
    });
    const body = Buffer.from(
      `${JSON.stringify([
        {
          email: 'hello@world.com',
          event: 'dropped',
          reason: 'Bounced Address',
          sg_event_id: 'ZHJvcC0xMDk5NDkxOS1MUnpYbF9OSFN0T0doUTRrb2ZTbV9BLTA',
          sg_message_id: 'LRzXl_NHStOGhQ4kofSm_A.filterdrecv-p3mdw1-756b745b58-kmzbl-18-5F5FC76C-9.0',
          'smtp-id': '<LRzXl_NHStOGhQ4kofSm_A@ismtpd0039p1iad1.sendgrid.net>',
          timestamp: 1600112492,
        },
      ])}\r\n`,
    );
    const read = () =>
      readMailWebhook(readConfig({ ...env, SENDGRID_WEBHOOK_KEY: sendgridKey }), 'sendgrid', { body, header }, new Date(1_600_112_600_000));
    expect(read()).toEqual([]);
  });

  it('names an e-mail by its Message-ID', () => {
    for (const other of ['', '<outbox-7@shop>', '<outbox-7-8-9@shop>', 'outbox-7-8', `<outbox-${'1'.repeat(16)}-8@shop>`])
      expect(readMessageId(other)).toBeNull();
  });
});
