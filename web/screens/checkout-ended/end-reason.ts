/** Why the in-app checkout ended. */
export const endReasons = ['empty', 'session', 'failed'] as const;

export type EndReason = (typeof endReasons)[number];
