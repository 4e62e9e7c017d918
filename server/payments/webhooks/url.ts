import { webhookEndpoints } from '../../../contract/payments/payments.ts';

/** Where a provider sends its webhooks: the flagship's address, for all brands. */
export const webhookUrl = (publicUrl: string, code: string): string => publicUrl + webhookEndpoints.receive.path.replace(':provider', code);
