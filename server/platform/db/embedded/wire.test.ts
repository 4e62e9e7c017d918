import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endsIdle, errorAnswer, Framer, greeting, type Incoming } from './wire.ts';

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

function startup(code = 196_608): Buffer {
  const bytes = Buffer.alloc(9);
  bytes.writeInt32BE(9, 0);
  bytes.writeInt32BE(code, 4);
  return bytes;
}

function feed(stream: Buffer, cuts: number[]): Incoming[] {
  const framer = new Framer();
  const bounds = [0, ...cuts.map((cut) => cut % stream.length).sort((a, b) => a - b), stream.length];
  return bounds.slice(1).flatMap((end, index) => [...framer.push(Buffer.from(stream.subarray(bounds[index], end)))]);
}

describe('wire framing of the embedded database', () => {
  it('cuts the same batches however the bytes arrive', () => {
    const extended = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(extended, { minLength: 1, maxLength: 5 }), fc.array(fc.nat(), { maxLength: 12 }), (batches, cuts) => {
        const framed = batches.map((parts) =>
          Buffer.concat([...parts.map((part) => message('P', Buffer.from(part))), message('S', Buffer.alloc(0))]),
        );
        const heard = feed(Buffer.concat([startup(), ...framed]), cuts);
        expect(heard[0]).toEqual({ kind: 'startup' });
        expect(heard.slice(1)).toEqual(framed.map((bytes) => ({ kind: 'batch', bytes })));
      }),
    );
  });

  it('answers messages before the startup, and recognizes the goodbye', () => {
    const encryption = Buffer.alloc(8);
    encryption.writeInt32BE(8, 0);
    encryption.writeInt32BE(80_877_103, 4);
    const heard = feed(Buffer.concat([encryption, startup(), message('X', Buffer.alloc(0))]), []);
    expect(heard.map(({ kind }) => kind)).toEqual(['encryption', 'startup', 'terminate']);
  });

  it('refuses an unknown protocol', () => {
    expect(() => feed(startup(131_072), [])).toThrow('unsupported protocol');
  });

  it('knows from the last message whether a transaction is open', () => {
    expect(endsIdle(message('Z', Buffer.from('I')))).toBe(true);
    expect(endsIdle(message('Z', Buffer.from('T')))).toBe(false);
    expect(endsIdle(message('Z', Buffer.from('E')))).toBe(false);
    expect(endsIdle(Buffer.alloc(0))).toBe(false);
    expect(endsIdle(greeting(7))).toBe(true);
    expect(endsIdle(errorAnswer('no'))).toBe(true);
  });
});
