const automatic: ReadonlySet<string> = new Set(['product.sale_ended', 'import.plan_failed']);

/** Who did what the audit log names no member for: the shop by itself, or somebody with a command. */
export const nobodyWords = (action: string): string => (automatic.has(action) ? 'Automatic' : 'Command line');
