import type { Failure } from '../../../contract/client.ts';
import { staffEndpoints } from '../../../contract/staff.ts';
import { statusOf } from '../../features/account/sign-in-first.ts';
import { data, definePage, type Loaded, type PageRequest } from '../../page/page.ts';
import { qrMatrix, qrPath } from './qr/matrix.ts';
import StaffSetUpScreen from './staff-set-up-screen.tsx';

export type StaffSetUpData =
  | {
      readonly state: 'open';
      readonly token: string;
      readonly name: string;
      readonly email: string;
      /** Base32 in groups of four. */
      readonly secret: string;
      readonly uri: string;
      /** The picture of `uri`: its dark modules as a path, and how many stand in a row. */
      readonly picture: { readonly path: string; readonly size: number };
      readonly errors: Readonly<Record<string, string>>;
      readonly message: string | null;
    }
  | { readonly state: 'done'; readonly recoveryCodes: readonly string[] }
  | { readonly state: 'spent'; readonly message: string };

/** A password never comes back: where only the code was wrong, it is asked for again. */
const withPassword = (errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  errors.code ? { password: 'Type your password once more: it is not sent back', ...errors } : errors;

async function show({ client }: PageRequest, token: string, failure: Failure | null): Promise<Loaded<StaffSetUpData>> {
  const asked = await client.call(staffEndpoints.showSetUp, { token });
  if (!asked.ok) return data({ state: 'spent', message: asked.message }, asked.statusCode);
  const { name, email, secret, uri } = asked.data;
  const matrix = qrMatrix(uri);
  return data(
    {
      ...{ state: 'open', token, name, email, uri },
      secret: secret.replaceAll(/.{4}(?=.)/g, '$& '),
      picture: { path: qrPath(matrix), size: matrix.length },
      errors: withPassword(failure?.fields ?? {}),
      message: failure && !failure.fields ? failure.message : null,
    },
    statusOf(failure),
  );
}

export default definePage<StaffSetUpData>({
  load: (request) => show(request, request.url.searchParams.get('token') ?? '', null),
  head: () => ({ title: 'Set up your staff account', robots: 'noindex' }),
  cache: 'none',
  shell: 'bare',
  Screen: StaffSetUpScreen,
  actions: {
    'set-up': async (form, request) => {
      const token = form.get('token') ?? '';
      const typed = { token, password: form.get('password') ?? '', code: form.get('code') ?? '' };
      const result = await request.client.call(staffEndpoints.completeSetUp, typed);
      return result.ok ? data({ state: 'done', recoveryCodes: result.data.recoveryCodes }) : show(request, token, result);
    },
  },
});
