import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { BrandState, brandEndpoints } from '../../../contract/settings/brands.ts';
import type { BrandForm } from '../../features/staff/brands/brand-form.ts';

export interface StaffBrandsData {
  readonly listed: OutputOf<typeof brandEndpoints.list>;
  readonly typed: BrandForm & { readonly key: string; readonly base: string; readonly state: BrandState };
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
}
