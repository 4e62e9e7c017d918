import { returnPhoto } from '../../../contract/returns/returns.ts';
import type { StaffReturn } from '../../../contract/staff/orders/staff-returns.ts';
import { Panel } from '../../features/staff/panel.tsx';
import styles from './staff-return.module.css';

/** The customer's photos of the damage; nothing without any. */
export function DamagePhotos({ one: { photos, orderNumber, caseNumber } }: { one: StaffReturn }) {
  if (photos.length === 0) return null;
  return (
    <Panel title="Photos of the damage" lead="Only the customer and the returns team can see them.">
      <ul className={styles.photos}>
        {photos.map(({ photoId, width, height }, at) => (
          <li key={photoId}>
            <a href={returnPhoto({ orderNumber, caseNumber, photoId })}>
              <img
                className={styles.photo}
                src={returnPhoto({ orderNumber, caseNumber, photoId })}
                alt={`Damage, ${at + 1} of ${photos.length}`}
                width={width}
                height={height}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
