import type { AuthoredPage } from '../../../contract/content/authored.ts';

/** The content pages an empty shop begins with; from then on the store has them (docs/how-to/content.md). */
export const pages: readonly AuthoredPage[] = [];
