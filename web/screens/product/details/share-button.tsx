import { useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { Share } from '../../../ui/icons/icons-goods.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from '../buy-box/buy-box.module.css';

/** Shares the page with the device's own dialog, or copies its address. */
export function ShareButton({ title }: { title: string }) {
  const [said, setSaid] = useState('');
  const share = async () => setSaid(await handOn(title));
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

/** Shares the page or copies its address. Returns the message to show; empty after sharing or cancelling. */
async function handOn(title: string): Promise<string> {
  const url = location.href;
  if (navigator.share) {
    await navigator.share({ title, url }).catch(() => undefined);
    return '';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'Link copied';
  } catch {
    return 'Copy the link from the address bar';
  }
}
