import { isFlagOn } from './index.ts';

/** Whether cross-sell is on for this visitor. */
export const isCrossSellOn = (): Promise<boolean> => isFlagOn('cross-sell');
