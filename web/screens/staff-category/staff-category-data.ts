import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { contentLibraryEndpoints } from '../../../contract/content/library.ts';
import type { CategoryRules, categoryEndpoints } from '../../../contract/merchandising/categories.ts';
import type { RestrictionKey } from '../../../contract/search/facets.ts';
import type { TypedRules } from './rule-form.ts';

/** The form as typed. */
export interface TypedCategory {
  readonly version: number;
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  /** Empty for a department. */
  readonly parentId: string;
  readonly inMenu: boolean;
}

/** The form of the rules. */
export interface RulesAttempt {
  readonly version: number;
  readonly typed: TypedRules;
  /** By `0.value`; `rules` for all of them. */
  readonly errors: Readonly<Record<string, string>>;
  /** What they match now; null while they are incomplete. */
  readonly matched: (OutputOf<typeof categoryEndpoints.match> & { readonly rules: CategoryRules }) | null;
}

/** The form of the filters. */
export interface FiltersAttempt {
  /** All filters in the order of the form. */
  readonly keys: readonly RestrictionKey[];
  readonly shown: readonly RestrictionKey[];
  readonly error: string | null;
}

export interface StaffCategoryData {
  /** As stored. */
  readonly category: OutputOf<typeof categoryEndpoints.get>;
  readonly typed: TypedCategory;
  readonly errors: Readonly<Record<string, string>>;
  /** Null where products are filed by hand. */
  readonly rules: RulesAttempt | null;
  /** Null where its list shows those that divide it. */
  readonly filters: FiltersAttempt | null;
  /** Pictures of the library to choose from; null while they are not opened. */
  readonly library: (OutputOf<typeof contentLibraryEndpoints.pictures> & { readonly q: string }) | null;
  /** Somebody saved another version meanwhile. */
  readonly isConflict: boolean;
  readonly done: string | null;
  readonly message: string | null;
}
