import type { AccountParts } from '../parts.ts';
import { isCommonPassword } from './common.ts';

/** Password hashing for other domains, in the same queue. */
export const passwordsOf = ({ hasher }: Pick<AccountParts, 'hasher'>) => ({
  hash: hasher.hash.bind(hasher),
  verify: hasher.verify.bind(hasher),
  isCommon: isCommonPassword,
});
