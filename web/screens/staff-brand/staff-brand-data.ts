import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { BrandState, brandEndpoints } from '../../../contract/settings/brands.ts';
import type { BrandForm } from '../../features/staff/brands/brand-form.ts';

export interface StaffBrandData {
  readonly opened: OutputOf<typeof brandEndpoints.get>;
  /** What Store details, at `href`, call its shop instead of its name here; null where they don't. */
  readonly otherName: { readonly name: string; readonly href: string } | null;
  /** Its shop by its address, then pages of its console; none where it is not served. */
  readonly links: readonly { readonly title: string; readonly href: string }[];
  readonly typed: BrandForm & { readonly state: BrandState };
  readonly done: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
}
