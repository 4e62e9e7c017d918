import { useCopy } from '../../../ui/browser/use-copy.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Share } from '../../../ui/icons/icons-goods.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from '../buy-box/buy-box.module.css';

const words = { ready: '', copied: 'Link copied', refused: 'Copy the link from the address bar' } as const;

/** Shares a link with the device's own dialog, or copies it. The page's own address may also have a campaign's token. */
export function ShareButton({ title, href }: { title: string; href: string }) {
  const { state, copy } = useCopy();
  const share = async () => {
    const url = location.origin + href;
    if (!navigator.share) return copy(url);
    await navigator.share({ title, url }).catch(() => undefined);
  };
  return (
    <span className={styles.share}>
      <Button variant="quiet" size="small" icon={<Share size={16} />} onClick={share}>
        {words[state] || 'Share'}
      </Button>
      <VisuallyHidden>
        <span role="status">{words[state]}</span>
      </VisuallyHidden>
    </span>
  );
}
