import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderMail } from '../../server/email/index.ts';
import type { Config } from '../../server/platform/config/config.ts';

type MailBundle = typeof import('../../web/emails/index.server.tsx');

/** The mail templates (React): from the production build, or through Vite in development; loaded with the first e-mail. */
export function renderMail(config: Pick<Config, 'mode'>): RenderMail {
  let bundle: Promise<MailBundle> | undefined;
  return async (content, set) => {
    bundle ??= config.mode === 'development' ? fromSource() : fromBuild();
    return (await bundle).renderMail(content, set);
  };
}

function fromBuild(): Promise<MailBundle> {
  return import(pathToFileURL(join(import.meta.dirname, '../../.build/server/mails.js')).href);
}

async function fromSource(): Promise<MailBundle> {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport<MailBundle>(join(import.meta.dirname, '../../web/emails/index.server.tsx'));
  return module;
}
