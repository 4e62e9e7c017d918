import { useRef } from 'react';
import { island } from '../../page/island.tsx';
import { useCopy } from '../../ui/browser/use-copy.ts';
import { CircleCheck, icon } from '../../ui/icons/icons.tsx';
import { Play } from '../../ui/icons/icons-goods.tsx';
import type { ShownPart } from './active-parts.ts';
import styles from './promo-banner.module.css';
import { promoDetailsId } from './promo-details-id.ts';
import { useRotation } from './use-rotation.ts';

const Copy = /* @__PURE__ */ icon('copy');
const Pause = /* @__PURE__ */ icon('pause');

/**
 * The slim banner (spec §2.6; 56 px, §9): its parts side by side, or one at a time on small windows, where it can be swiped and rotates by itself
 * until paused; without script it only swipes.
 */
function PromoBanner({ parts }: { parts: readonly ShownPart[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const { turns, paused, togglePause } = useRotation(strip);
  return (
    <div className={styles.banner}>
      <ul ref={strip} className={styles.strip}>
        {parts.map((part) => (
          <li key={part.kind} className={styles.part}>
            <Part part={part} />
          </li>
        ))}
      </ul>
      <button type="button" className={styles.pause} aria-label="Pause offers" aria-pressed={paused} hidden={!turns} onClick={togglePause}>
        {paused ? <Play size={16} /> : <Pause size={16} />}
      </button>
    </div>
  );
}

function Part({ part }: { part: ShownPart }) {
  if (part.kind === 'coupon') {
    return (
      <>
        <Words title={part.title} text={part.text} />
        {part.code && <Code code={part.code} />}
        <button type="button" className={styles.action} {...{ command: 'show-modal', commandfor: promoDetailsId }}>
          {part.cta}
        </button>
      </>
    );
  }
  if (part.kind === 'productPools') {
    return (
      <>
        <Words title={part.title} text="" />
        {part.pools.map(({ text, href }) => (
          <a key={href} className={styles.action} href={href}>
            {text}
          </a>
        ))}
      </>
    );
  }
  return (
    <>
      <Words title={part.title} text={part.text} />
      {part.link !== '' && (
        <a className={styles.action} href={part.link}>
          {part.cta || part.title}
        </a>
      )}
    </>
  );
}

/** The coupon's code, copied by its button, or selectable as one word without script or clipboard. */
function Code({ code }: { code: string }) {
  const { state, copy } = useCopy();
  const text = useRef<HTMLElement>(null);
  const isCopied = state === 'copied';
  /** If copying fails, the code stays selected. */
  const press = () => {
    if (text.current) getSelection()?.selectAllChildren(text.current);
    void copy(code);
  };
  return (
    <span className={styles.coupon}>
      <strong ref={text} className={styles.code}>
        {code}
      </strong>
      <button type="button" className={styles.copy} aria-label={`Copy code ${code}`} onClick={press}>
        {isCopied ? <CircleCheck size={16} /> : <Copy size={16} />}
      </button>
      <span role="status" className={styles.copied}>
        {isCopied && 'Copied'}
      </span>
    </span>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <p className={styles.words}>
      <strong>{title}</strong> {text}
    </p>
  );
}

export default island('shell/promo/promo-banner', PromoBanner);
