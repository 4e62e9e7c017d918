import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { Sessions } from './sessions.ts';

function message(type: string, body: string): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, Buffer.from(body, 'latin1')]);
}

const ready = message('Z', 'I');
const startup = Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0]);

/** A connection whose other end the test holds: what it sends, and the kinds of message it receives. */
function connection(sessions: Sessions) {
  const heard: string[] = [];
  const socket = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      for (let at = 0; at < chunk.length; at += 1 + chunk.readInt32BE(at + 1)) heard.push(String.fromCharCode(chunk[at] as number));
      done();
    },
  });
  sessions.accept(socket as unknown as Socket);
  const say = (...messages: Buffer[]) => socket.push(Buffer.concat(messages));
  say(startup);
  heard.length = 0;
  return { say, heard, leave: () => socket.destroy() };
}

/** A backend with scripted answers that records its batches. */
function backend(answers: Record<string, Buffer[]>) {
  const given: string[] = [];
  const run = async (batch: Uint8Array) => {
    const text = Buffer.from(batch).toString('latin1');
    given.push(text);
    const [, answer] = Object.entries(answers).find(([part]) => text.includes(part)) ?? [];
    return Buffer.concat(answer ?? [ready]);
  };
  return { run, given };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

test('a statement prepared by one connection is reported as prepared to another without preparing it again', async () => {
  const { run, given } = backend({ 'select 1': [message('1', ''), message('2', ''), ready], B: [message('2', ''), ready] });
  const sessions = new Sessions(run);
  const one = connection(sessions);
  const two = connection(sessions);
  const batch = [message('P', 'm0_x\0select 1\0\0\0'), message('B', '\0m0_x\0\0\0\0\0\0\0'), message('S', '')];
  await settled();
  one.heard.length = 0;
  two.heard.length = 0;
  one.say(...batch);
  await settled();
  two.say(...batch);
  await settled();
  expect(given.map((text) => text.includes('select 1'))).toEqual([true, false]);
  expect(one.heard.join('')).toBe('12Z');
  expect(two.heard.join('')).toBe('12Z');
});

test('a statement that failed to prepare is tried again', async () => {
  const { run, given } = backend({ 'select 1': [message('E', 'SERROR\0\0'), ready] });
  const sessions = new Sessions(run);
  const one = connection(sessions);
  one.say(message('P', 'm0_x\0select 1\0\0\0'), message('S', ''));
  one.say(message('P', 'm0_x\0select 1\0\0\0'), message('S', ''));
  await settled();
  expect(given.filter((text) => text.includes('select 1'))).toHaveLength(2);
});

test('notifications reach every connection that listens, and no other', async () => {
  const told = [message('C', 'COMMIT\0'), message('A', '\0\0\0\x2apurge\0tags\0'), ready];
  const sessions = new Sessions(backend({ listen: [message('C', 'LISTEN\0'), ready], commit: told }).run);
  const listener = connection(sessions);
  const gone = connection(sessions);
  const other = connection(sessions);
  const teller = connection(sessions);
  listener.say(message('Q', 'listen purge\0'));
  gone.say(message('Q', 'listen purge\0'));
  await settled();
  gone.leave();
  for (const { heard } of [listener, gone, other]) heard.length = 0;
  teller.say(message('Q', 'commit\0'));
  await settled();
  expect(listener.heard.join('')).toBe('A');
  expect(gone.heard).toEqual([]);
  expect(other.heard).toEqual([]);
});
