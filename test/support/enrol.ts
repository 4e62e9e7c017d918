import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { newAddress } from './addresses.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

export const staffPassword = 'shuttle-of-9-looms';

/** The code an authenticator app shows now, or some half minutes from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Creates the shop's first administrator as its owner would and sets up their account; returns their session's token. `place`: the environment that says where its data is. */
export async function firstAdministrator(url: string, place: Readonly<Record<string, string>>): Promise<string> {
  const args = ['processes/staff.ts', 'create', 'ida@staff.example.com', '--name', 'Ida Nyström', '--role', 'administrator'];
  const { stdout } = await run(process.execPath, args, { cwd: root, env: { ...process.env, ...place } });
  const path = /\/staff\/set-up\S+/.exec(stdout)?.[0];
  if (!path) throw new Error(`No link in: ${stdout}`);
  return (await enrol(url, path)).token;
}

/** Uses a set-up link. */
export async function enrol(url: string, path: string, more: Record<string, string> = {}): Promise<{ token: string; secret: string }> {
  const token = new URL(path, url).searchParams.get('token');
  const from = newAddress();
  const post = async (call: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': from, ...more };
    const response = await fetch(`${url}/api/staff/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${call} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const { secret } = (await (await post('set-up/show', { token })).json()) as { secret: string };
  // The code of half a minute ago, so that the current one is left for signing in.
  const done = await post('set-up', { token, password: staffPassword, code: codeOf(secret, -1) });
  const session = /staff_session_token=([^;]+)/.exec(done.headers.get('set-cookie') ?? '')?.[1];
  if (!session) throw new Error('The set-up did not sign in');
  return { token: session, secret };
}
