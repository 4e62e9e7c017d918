import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { SalesBy, salesReportEndpoints } from '../../../contract/staff/orders/sales-reports.ts';

export interface StaffReportsData {
  readonly place: ReportPlace;
  /** Null where the other is shown, and for a range that is refused. */
  readonly sales: OutputOf<typeof salesReportEndpoints.sales> | null;
  readonly returns: OutputOf<typeof salesReportEndpoints.returns> | null;
  /** Titles of departments by their slug. */
  readonly departments: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

/** What the URL asks for; empty for the defaults. */
export interface ReportPlace {
  readonly by: SalesBy | 'returns';
  /** First and last day. */
  readonly from: string;
  readonly to: string;
  /** A brand's key. */
  readonly brand: string;
}
