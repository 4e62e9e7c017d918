import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { ListedWarehouse, warehouseEndpoints } from '../../../contract/settings/warehouses.ts';

/** The form of a warehouse. */
export interface WarehouseForm {
  readonly warehouse: ListedWarehouse;
  readonly typed: {
    readonly version: number;
    readonly name: string;
    readonly postalCode: string;
    readonly timeZone: string;
    readonly cutOffHour: string;
    readonly dispatchDays: readonly string[];
    readonly closedDays: string;
  };
}

export interface StaffWarehousesData {
  readonly listed: OutputOf<typeof warehouseEndpoints.list>;
  /** Of a new one. */
  readonly added: { readonly name: string; readonly postalCode: string; readonly timeZone: string };
  /** Null when none is open. */
  readonly edit: WarehouseForm | null;
  readonly done: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
}
