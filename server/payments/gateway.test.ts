import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { type Config, ConfigError } from '../platform/config.ts';
import type { Database } from '../platform/db/index.ts';
import { askGateway, openCardGateway } from './index.ts';

const database = {} as Database;

describe('[rulings: Third parties] the sandbox', () => {
  it('says that it is one', () => {
    expect(openCardGateway({ database, config: { sandboxAllowed: true } as Config })).toMatchObject({ name: 'Sandbox', sandbox: true });
  });

  it('does not start where it is not allowed', () => {
    expect(() => openCardGateway({ database, config: { sandboxAllowed: false } as Config })).toThrow(ConfigError);
  });
});

describe('asking the gateway', () => {
  const log = pino({ level: 'silent' });

  it('takes an answer in time', async () => {
    expect(await askGateway(async () => ({ status: 'processing' }), 1000, log)).toEqual({ status: 'processing' });
  });

  it('takes an error, and a call that never ends, for silence', async () => {
    expect(await askGateway(() => Promise.reject(new Error('reset')), 1000, log)).toEqual({ status: 'silent' });
    expect(await askGateway(() => new Promise(() => {}), 5, log)).toEqual({ status: 'silent' });
  });

  it('tells the call that nobody waits any more', async () => {
    let aborted = false;
    const ask = (signal: AbortSignal) =>
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          aborted = true;
          reject(signal.reason);
        });
      });
    await askGateway(ask, 5, log);
    expect(aborted).toBe(true);
  });
});
