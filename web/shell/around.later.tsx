import checkoutHeader from './checkout-header.module.css';
import consentDrawer from './consent/consent-drawer.module.css';
import familyLinks from './family/family-links.module.css';
import footer from './footer/footer.module.css';
import menuDrawer from './menu-drawer.module.css';
import promoBanner from './promo/promo-banner.module.css';
import promoDetails from './promo/promo-details.module.css';
import shipToBar from './ship-to-bar.module.css';
import top from './top.module.css';

/**
 * The styles of what stands around the app. Only the server renders that, so that the browsers' build would not hear of them;
 * this file is one of its inputs, and no page asks for its script.
 */
export default [checkoutHeader, consentDrawer, familyLinks, footer, menuDrawer, promoBanner, promoDetails, shipToBar, top];
