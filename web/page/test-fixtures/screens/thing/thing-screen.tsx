import { useEffect, useId, useState } from 'react';
import styles from './thing-screen.module.css';

export interface ThingData {
  readonly name: string;
  readonly variation: string | null;
}

/** A screen for tests: says when script has taken over. */
export default function ThingScreen({ data }: { data: ThingData }) {
  const id = useId();
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    <article className={styles.thing} id={id} data-live={live}>
      <h1>{data.name}</h1>
      <p>{data.variation}</p>
    </article>
  );
}
