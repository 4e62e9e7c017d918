import type { ComponentType } from 'react';
import type { Brand } from '../../../brands/brand.ts';
import type { SiteContent } from '../../../contract/content/site.schemas.ts';
import { home, information } from '../../routes.ts';
import { FamilyLinks, type Sister } from '../family/family-links.tsx';
import { AppBadges } from './app-badges.tsx';
import styles from './footer.module.css';
import { FooterColumn, FooterLink } from './footer-column.tsx';
import { footerColumns, legalLinks } from './footer-links.ts';
import { SocialLinks } from './social-links.tsx';

interface FooterProps {
  readonly brand: Brand;
  readonly sisters: readonly Sister[];
  readonly Logo: ComponentType;
  /** Content's replacement for the brand's text. */
  readonly words: SiteContent['footer'] | undefined;
  /** In the checkout no link opens a new tab (spec §2.12). */
  readonly plain: boolean;
  readonly year: number;
}

/**
 * Footer of every page (spec §2.12): about the shop, links to help, company and account, legal links. Static markup without script
 * (docs/decisions/0061-less-work-before-usable.md).
 */
export function Footer({ brand, sisters, Logo, words, plain, year }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <a className={styles.logo} href={home()} aria-label={`${brand.name}, home`}>
            <Logo />
          </a>
          <p>{words?.description || brand.description}</p>
          <SocialLinks brand={brand} plain={plain} />
          <AppBadges title={words?.get_the_app || 'Get the app'} apps={brand.apps} plain={plain} />
        </div>
        <nav className={styles.columns} aria-label="Help and company">
          {footerColumns(brand).map(({ title, links }) => (
            <FooterColumn key={title} title={title} links={links} plain={plain} />
          ))}
        </nav>
      </div>
      <div className={styles.bottom}>
        <FamilyLinks name={brand.name} sisters={sisters} />
        <ul className={styles.legal} aria-label="Legal">
          {legalLinks.map((link) => (
            <li key={link.label}>
              <FooterLink link={link} plain={plain} />
            </li>
          ))}
        </ul>
        <p>
          © {year} {[brand.companyName, ...(brand.address ?? [])].join(' · ')}
        </p>
        <p>
          We use cookies to remember your cart, sign-in and preferences.{' '}
          <FooterLink link={{ label: 'Learn more about cookies', href: information('privacy') }} plain={plain} />
        </p>
      </div>
    </footer>
  );
}
