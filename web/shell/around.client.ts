import { hasTracking } from './campaign/tracking.ts';
import { needsConsent } from './consent/consent-cookie.ts';
import { keepForms } from './keep-forms.client.ts';
import { openDialogsByCommand } from './open-dialogs.client.ts';
import { rotatePromo } from './promo/rotate-promo.client.ts';
import { rememberPageBeforeCart } from './remember-page.client.ts';
import { unfoldMenu } from './unfold-menu.client.ts';

/**
 * What the plain markup around the app does with script. It comes when the page has been loaded and nothing waits for it; what only some
 * visitors need is fetched for them alone.
 */
openDialogsByCommand();
unfoldMenu();
rotatePromo();
rememberPageBeforeCart();
keepForms();
if (needsConsent(document.cookie)) void import('./consent/ask-consent.client.ts').then(({ askConsent }) => askConsent());
if (hasTracking(location.search, document.cookie)) {
  void import('./campaign/show-campaign.client.ts').then(({ showCampaign }) => showCampaign());
}
