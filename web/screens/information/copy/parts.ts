import type { Brand } from '../../../../brands/brand.ts';
import type { HouseWords } from '../../../../brands/content.ts';
import type { Section } from '../../../features/prose/blocks.ts';
import type { InformationPage } from '../../../routes.ts';

/** A page of words. */
export interface Copy {
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  readonly lead: string;
  /** ISO date since which it holds, for rules. */
  readonly since?: string;
  readonly sections: readonly Section[];
}

/** What pages say of the shop they are in, and of what is charged there. */
export interface Told {
  readonly brand: Brand;
  readonly house: HouseWords;
  /** Cents from which standard shipping is free, and what it costs below (spec §9). */
  readonly freeFrom: number;
  readonly flatRate: number;
}

export type CopyOf = (told: Told) => Copy;
export type Pages = Readonly<Partial<Record<InformationPage, CopyOf>>>;
