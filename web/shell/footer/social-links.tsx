import type { Brand, SocialNetwork } from '../../../brands/brand.ts';
import { icon } from '../../ui/icons/icons.tsx';
import styles from './footer.module.css';

const networks: Readonly<Record<SocialNetwork, { readonly name: string; readonly Icon: ReturnType<typeof icon> }>> = {
  facebook: { name: 'Facebook', Icon: icon('facebook') },
  youtube: {
    name: 'YouTube',
    Icon: icon('youtube'),
  },
  instagram: {
    name: 'Instagram',
    Icon: icon('instagram'),
  },
  tiktok: { name: 'TikTok', Icon: icon('tiktok') },
  x: { name: 'X', Icon: icon('x-mark') },
};

/** The brand's social media pages, as icons (spec §2.12). */
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
