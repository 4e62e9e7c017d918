/**
 * Sent with calls to vendors (spec §7.1): who calls, for their logs and ours. Visitor, campaign, language and the client's address stay in the shop,
 * since vendors do not need them.
 */
export const toVendor = { 'call-chain': 'mantel' } as const;
