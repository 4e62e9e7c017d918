import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Share } from '../../ui/icons-goods.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './buy-box.module.css';

/** Hands the page on by the device's own way of sharing, or copies its address. */
export function ShareButton({ title }: { title: string }) {
  const [said, setSaid] = useState('');
  const share = async () => {
    const { handOn } = await import('./share.ts');
    setSaid(await handOn(title));
  };
  return (
    <span className={styles.share}>
      <Button variant="quiet" size="small" icon={<Share size={16} />} onClick={share}>
        {said || 'Share'}
      </Button>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </span>
  );
}
