import type { Config } from '../config/config.ts';
import { countForShop } from '../counting/index.ts';
import type { Database } from '../db/index.ts';
import type { Captcha } from './captcha.ts';
import { ProofOfWork } from './proof-of-work.ts';
import { SiteVerify } from './siteverify.ts';

export type { Captcha } from './captcha.ts';

/** The configured captcha, one per shop, so that each answer is valid once across its uses. */
export function openCaptcha({ config, database }: { config: Pick<Config, 'captcha' | 'secret'>; database: Database }): Captcha {
  const { captcha, secret } = config;
  return captcha ? new SiteVerify(captcha.url, captcha.secret) : new ProofOfWork(secret, countForShop(database));
}
