import { type CSSProperties, useEffect, useRef, useState } from 'react';
import styles from './scaled-frame.module.css';

interface ScaledFrameProps {
  src: string;
  title: string;
  width: 'phone' | 'desktop';
}

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 1000 } } as const;

/** Another page at a fixed width, scaled down where there is less room. */
export function ScaledFrame({ src, title, width }: ScaledFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const size = sizes[width];
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setScale(Math.min(1, (entry?.contentRect.width ?? size.width) / size.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [size.width]);
  const sized = { '--frame-width': `${size.width}px`, '--frame-height': `${size.height}px`, '--frame-scale': scale } as CSSProperties;
  return (
    <div ref={place} className={styles.place} style={sized}>
      <div className={styles.room}>
        <iframe className={styles.frame} src={src} title={title} />
      </div>
    </div>
  );
}
