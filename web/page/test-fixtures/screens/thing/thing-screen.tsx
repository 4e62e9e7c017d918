import { useEffect, useId, useState } from 'react';
import { useSoftNavigation } from '../../../browser/soft-navigation.ts';
import { island } from '../../../island.tsx';
import styles from './thing-screen.module.css';

export interface ThingData {
  readonly name: string;
  readonly variation: string | null;
}

/** A test screen that shows when it is hydrated, and another URL of its own in place. */
function ThingScreen({ data: initial }: { data: ThingData }) {
  const id = useId();
  const [data, navigate] = useSoftNavigation('thing', initial);
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    <article className={styles.thing} id={id} data-live={live}>
      <h1>{data.name}</h1>
      <p>{data.variation}</p>
      <a
        href="/things/lamp?variation=9"
        onClick={(event) => {
          event.preventDefault();
          void navigate(event.currentTarget.href);
        }}
      >
        Another
      </a>
    </article>
  );
}

export default island('page/test-fixtures/screens/thing/thing-screen', ThingScreen);
