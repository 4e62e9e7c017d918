import type { AuthoredPage } from '../../../contract/content/authored.ts';
import { holidayGiftGuide } from './holiday-gift-guide.ts';
import { homepage } from './homepage.ts';

/** The content pages an empty shop begins with; from then on the store has them (docs/how-to/content.md). */
export const pages: readonly AuthoredPage[] = [homepage, holidayGiftGuide];
