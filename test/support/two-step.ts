import { codeOf } from './enrol.ts';

/** Whatever calls the API as a signed-in customer. */
type Send = (method: 'POST' | 'PUT', path: string, body: object) => Promise<unknown>;

/** Turns two-step sign-in on with the code of half a minute ago, so that the current one is left for signing in. */
export async function turnOnTwoStep(send: Send, password: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const path = '/api/accounts/second-factor';
  const { secret, setUp } = (await send('POST', `${path}/set-up`, {})) as { secret: string; setUp: string };
  const { recoveryCodes } = (await send('PUT', path, { setUp, password, code: codeOf(secret, -1) })) as { recoveryCodes: string[] };
  return { secret, recoveryCodes };
}
