import { describe, expect, it } from 'vitest';
import { carrierSecretsOf } from '../../platform/config/carrier-secrets.ts';
import { progressOf } from '../tracking/progress.ts';
import { readMessage } from './message.ts';
import { type SandboxParcel, sandboxCarriers, sandboxMessages } from './sandbox.ts';

const now = new Date('2026-11-25T12:00:00Z');
const said = { parcel: '1z 999-aa1', code: 'IN_TRANSIT', at: '2026-11-25T06:00:00-05:00' };
const read = (message: unknown) => readMessage(Buffer.from(JSON.stringify(message)), now);

describe('[money: Tracking] carrier messages', () => {
  it('name the parcel, the event, its place and its time', () => {
    expect(read({ ...said, place: 'Columbus, OH', expectedOn: '2026-11-27' })).toMatchObject({
      parcel: '1Z999AA1',
      event: {
        code: 'IN_TRANSIT',
        status: 'inTransit',
        place: 'Columbus, OH',
        at: new Date('2026-11-25T11:00:00Z'),
        expectedOn: '2026-11-27',
      },
    });
  });

  it.each([['UNHEARD_OF'], ['CONSTRUCTOR']])('with the unknown code %s have no status', (code) =>
    expect(read({ ...said, code })?.event.status).toBeNull(),
  );

  it.each(['LOST', 'RETURNED_TO_SENDER'])('with the code %s are a delay', (code) =>
    expect(read({ ...said, code })?.event.status).toBe('delayed'),
  );

  it('dated in the future count as now', () => {
    expect(read({ ...said, at: '2027-01-01T00:00:00Z' })?.event.at).toEqual(now);
  });

  it('have the same fingerprint whatever the formatting, and another one for other content', () => {
    const fingerprint = read(said)?.fingerprint;
    expect(read({ ...said, parcel: '1Z999AA1', at: '2026-11-25T11:00:00Z', place: null })?.fingerprint).toBe(fingerprint);
    for (const other of [{ code: 'DELIVERED' }, { at: '2026-11-25T11:00:01Z' }, { place: 'Dallas, TX' }, { parcel: '1Z' }])
      expect(read({ ...said, ...other })?.fingerprint).not.toBe(fingerprint);
  });

  it.each([null, 'x', [], {}, { ...said, at: 'yesterday' }, { ...said, code: 'in transit' }, { ...said, parcel: '' }])(
    'of the wrong shape are rejected: %o',
    (message) => expect(read(message)).toBeNull(),
  );
  it.each(['1Z\0', 'a \ud800 b'])('with text that the database takes in no column are rejected: %j', (text) => {
    expect(read({ parcel: '1Z9', code: 'DELIVERED', at: now.toISOString(), place: text })).toBeNull();
    expect(read({ parcel: text, code: 'DELIVERED', at: now.toISOString() })).toBeNull();
  });

  it('that are not JSON are rejected', () => expect(readMessage(Buffer.from('{'), now)).toBeNull());
});

const parcel: SandboxParcel = {
  uuid: '7f4f0b0e-0f52-4b2f-9d5c-1d2f8f6a1b11',
  trackingNumber: '1Z999AA10123456784',
  shippedAt: new Date('2026-11-23T15:00:00Z'),
  promised: { earliest: '2026-11-27', latest: '2026-11-30' },
  destination: 'Columbus, OH',
};
const later = (days: number) => new Date(parcel.shippedAt.getTime() + days * 86_400_000);
const progress = (more: Partial<SandboxParcel>, at: Date) =>
  progressOf(sandboxMessages({ ...parcel, ...more }, at).map(({ event }) => event));

describe('[rulings: Third parties] the sandbox carrier', () => {
  it('moves parcels by the clock, and delivers on the first promised day', () => {
    expect([0, 1, 2.5, 4].map((days) => progress({}, later(days)).status)).toEqual(['shipped', 'shipped', 'inTransit', 'outForDelivery']);
    const all = sandboxMessages(parcel, later(30));
    expect(all.at(-1)?.event).toMatchObject({ code: 'DELIVERED', place: 'Columbus, OH' });
    expect(all.at(-1)?.event.at.toISOString()).toMatch(/^2026-11-27T/);
    expect(all.map(({ event }) => event.at)).toEqual([...all.map(({ event }) => event.at)].sort((a, b) => a.getTime() - b.getTime()));
  });

  it('repeats the same messages every time', () => {
    expect(sandboxMessages(parcel, later(3))).toEqual(
      sandboxMessages(parcel, later(30)).slice(0, sandboxMessages(parcel, later(3)).length),
    );
  });

  it('delays, loses or speeds up parcels on demand', () => {
    expect(progress({ trackingNumber: 'DELAY001' }, later(3.2))).toEqual({ status: 'inTransit', isDelayed: true });
    expect(progress({ trackingNumber: 'DELAY001' }, later(30)).status).toBe('delivered');
    expect(progress({ trackingNumber: 'LOST0001' }, later(30))).toEqual({ status: 'inTransit', isDelayed: true });
    expect(progress({ trackingNumber: 'QUICK001' }, later(4.1 / 1440)).status).toBe('delivered');
  });

  it('takes at least a day when the promised days have passed', () => {
    const late = sandboxMessages(
      { ...parcel, trackingNumber: null, promised: { earliest: '2026-11-18', latest: '2026-11-20' } },
      later(30),
    ).at(-1);
    expect(late?.event.at.toISOString()).toMatch(/^2026-11-24T/);
  });

  it('simulates every carrier without a secret, where the sandbox is allowed', () => {
    const carrierSecrets = carrierSecretsOf('ups=a secret of the carrier');
    expect(sandboxCarriers({ sandboxAllowed: false, carrierSecrets })).toEqual([]);
    expect(sandboxCarriers({ sandboxAllowed: true, carrierSecrets })).not.toContain('ups');
    expect(sandboxCarriers({ sandboxAllowed: true, carrierSecrets })).toContain('own');
  });
});

describe('carrier secrets', () => {
  it('are parsed by carrier, whatever characters they contain', () => {
    expect([...carrierSecretsOf(' ups = 0123456789=abcdef== , fedex=0123456789abcdef')]).toEqual([
      ['ups', '0123456789=abcdef=='],
      ['fedex', '0123456789abcdef'],
    ]);
    expect(carrierSecretsOf('').size).toBe(0);
  });
  it.each([
    ['dhl=0123456789abcdef', /knows the carriers ups/],
    ['ups=short', /the secret of ups needs 16/],
  ])('rejects %s', (written, fault) => expect(() => carrierSecretsOf(written)).toThrow(fault));
});
