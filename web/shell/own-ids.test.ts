import { expect, test } from 'vitest';
import { pageDataId } from '../page/document/page-data.ts';
import { consentDrawerId } from './consent/consent.ts';
import { mainId } from './main-id.ts';
import { menuDrawerId } from './menu/menu-drawer-id.ts';
import { promoDetailsId } from './promo/promo-details-id.ts';

// `server/content/show/rich-text.ts` and the anchors of blocks allow no underscore.
test.each([pageDataId, consentDrawerId, mainId, menuDrawerId, promoDetailsId])(
  '[§3 text editor block] no anchor of an editor can be the page’s own id %s',
  (id) => {
    expect(id).toContain('_');
  },
);
