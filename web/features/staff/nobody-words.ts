/** Who did what the audit log names no member for: the shop by itself, or somebody with a command. */
export const nobodyWords = (action: string): string => (action === 'product.sale_ended' ? 'Automatic' : 'Command line');
