import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { OrderMoney, StaffTimelineEvent } from '../../../contract/orders/cancelling.ts';
import type { ReturnQuote } from '../../../contract/returns/returns.ts';
import type { OrderToPack } from '../../../contract/shipments/shipments.ts';
import type { careEndpoints } from '../../../contract/staff/care/care.ts';
import type { OrderWork, orderWorkEndpoints } from '../../../contract/staff/orders/order-work.ts';
import type { Permission } from '../../../contract/staff/staff-roles.ts';
import type { CancelData } from '../../features/orders/cancel-data.ts';

/** The typed fields of a refused parcel. */
export interface TypedParcel {
  readonly carrier: string;
  readonly trackingNumber: string;
  /** Units by variation. */
  readonly units: Readonly<Record<string, number>>;
}

/** The page's forms besides packing and cancelling, by their action. */
export type WorkForm =
  | 'note'
  | 'tags'
  | 'hold'
  | 'release'
  | 'contact'
  | 'resend'
  | 'resendEmail'
  | 'label'
  | 'deliver'
  | 'refund'
  | 'startReturn';

/** A form that was refused, with what was typed. */
export interface Refused {
  readonly form: WorkForm;
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
}

/** A refund that is to be confirmed. */
export interface RefundPreview {
  /** Cents. */
  readonly amount: number;
  /** Cents, at least the amount; null where no items were chosen. */
  readonly paidForItems: number | null;
  readonly typed: Readonly<Record<string, string>>;
}

export type StaffOrderData = OutputOf<typeof careEndpoints.getOrder> & {
  /** Null without the permission to ship. */
  readonly packing: OrderToPack | null;
  /** Id of the next parcel, so that a form sent twice ships once. */
  readonly nextShipment: string;
  readonly typed: TypedParcel | null;
  /** Null without the permission to cancel. */
  readonly cancelling: CancelData | null;
  /** Null while it is unavailable. */
  readonly timeline: { readonly events: readonly StaffTimelineEvent[]; readonly money: OrderMoney } | null;
  /** Null while it is unavailable. */
  readonly work: OrderWork | null;
  /** Where the address is being edited. */
  readonly contact: OutputOf<typeof orderWorkEndpoints.getContact> | null;
  /** What can be returned, where a return is being started. */
  readonly returning: ReturnQuote | null;
  /** Id of the next return, so that a form sent twice starts one. */
  readonly nextReturn: string;
  /** Null without the permission to edit, or while they are unavailable. */
  readonly emails: OutputOf<typeof orderWorkEndpoints.listEmails> | null;
  /** Whether a part is unavailable that the role may see. */
  readonly isIncomplete: boolean;
  readonly permissions: readonly Permission[];
  /** Id of the next refund. */
  readonly nextRefund: string;
  readonly preview: RefundPreview | null;
  readonly refused: Refused | null;
  readonly done: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
};

/** What was typed into a refused form; nothing for every other form. */
export const refusalOf = ({ refused }: StaffOrderData, form: WorkForm): Pick<Refused, 'typed' | 'errors'> =>
  refused?.form === form ? refused : { typed: {}, errors: {} };
