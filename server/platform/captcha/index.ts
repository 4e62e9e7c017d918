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
  const proof = new ProofOfWork(secret, countForShop(database));
  return captcha ? vendorOrProof(new SiteVerify(captcha.url, captcha.secret), proof) : proof;
}

/** Takes a vendor's answer, which an app with the vendor's widget gives, and the proof of work of the pages, which have no widget. */
export const vendorOrProof = (vendor: Pick<Captcha, 'verify'>, proof: Captcha): Captcha => ({
  challenge: (...asked) => proof.challenge(...asked),
  verify: async (...given) => (await proof.verify(...given)) || vendor.verify(...given),
});
