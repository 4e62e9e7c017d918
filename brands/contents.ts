import type { BrandKey } from '../contract/family.ts';
import { alderLoomContent } from './alder-loom/content.ts';
import type { BrandContent } from './content.ts';
import { brandOf } from './index.ts';
import { pipAlderContent } from './pip-alder/content.ts';

const byKey: Readonly<Record<BrandKey, BrandContent>> = { 'alder-loom': alderLoomContent, 'pip-alder': pipAlderContent };

/** The words of a request's brand. For servers, like `brandOf`. */
export const contentOf = (key: string): BrandContent => byKey[brandOf(key).key];
