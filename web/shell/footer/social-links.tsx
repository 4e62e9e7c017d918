import type { Brand, SocialNetwork } from '../../../brands/brand.ts';
import { icon } from '../../ui/icons.tsx';
import styles from './footer.module.css';

const networks: Readonly<Record<SocialNetwork, { readonly name: string; readonly Icon: ReturnType<typeof icon> }>> = {
  facebook: { name: 'Facebook', Icon: icon('M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z') },
  youtube: {
    name: 'YouTube',
    Icon: icon(
      'M2.5 17a24.12 24.12 0 0 1 0-10 2 2 0 0 1 1.4-1.4 49.56 49.56 0 0 1 16.2 0A2 2 0 0 1 21.5 7a24.12 24.12 0 0 1 0 10 2 2 0 0 1-1.4 1.4 49.55 49.55 0 0 1-16.2 0A2 2 0 0 1 2.5 17M10 15l5-3-5-3z',
    ),
  },
  instagram: {
    name: 'Instagram',
    Icon: icon(
      'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM16 11.37A4 4 0 1 1 12.63 8 4 4 0 0 1 16 11.37zM17.5 6.5h.01',
    ),
  },
  tiktok: { name: 'TikTok', Icon: icon('M13.5 3v12a4.5 4.5 0 1 1-4.5-4.5M13.5 3c.4 3.2 2.6 5.4 6 5.7') },
  x: { name: 'X', Icon: icon('M4 4l11.73 16H20L8.27 4zM4 20l6.77-6.77M13.23 10.77L20 4') },
};

/** The brand's pages elsewhere, as icons (spec §2.12). */
export function SocialLinks({ brand, plain }: { brand: Pick<Brand, 'name' | 'social'>; plain: boolean }) {
  return (
    <ul className={styles.social} aria-label={`${brand.name} elsewhere`}>
      {brand.social.map(({ network, href }) => {
        const { name, Icon } = networks[network];
        return (
          <li key={network}>
            <a href={href} aria-label={plain ? name : `${name}, opens in a new tab`} {...(!plain && { target: '_blank', rel: 'noopener' })}>
              <Icon size={20} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
