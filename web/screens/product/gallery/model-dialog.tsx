import { useRef, useState } from 'react';
import { useShare } from '../../../page/island.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Image } from '../../../ui/image.tsx';
import type { ProductShare } from '../buy-box/chosen.ts';
import { dimensionsText } from '../product-data.ts';
import type { FullScreenProps } from './full-screen.ts';
import { FullScreenDialog } from './full-screen.tsx';
import styles from './model-dialog.module.css';
import { ModelStage } from './model-stage.tsx';

type State = { is: 'loading'; done: number } | { is: 'ready' } | { is: 'failed' } | { is: 'unsupported' };

const beginning: State = { is: 'loading', done: 0 };

/** The product as a 3D model in full screen, or in the shopper's room where the device supports it. Viewer and model load only now. */
export default function ModelDialog({ model, name, values, dimensions, pictures: [poster], open, onClose }: FullScreenProps) {
  const { product } = useShare<ProductShare>();
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<State>(beginning);
  const [tries, setTries] = useState(0);

  const again = () => {
    setState(beginning);
    setTries(tries + 1);
  };
  const closed = () => {
    setState(beginning);
    onClose();
  };
  const shows = state.is === 'loading' || state.is === 'ready';

  return (
    <FullScreenDialog
      dialog={dialog}
      open={open}
      label={`${name} in 3D`}
      title={
        <>
          {name}
          <span className={styles.variation}>{values.length > 0 && ` · ${values.join(', ')}`}</span>
        </>
      }
      onClose={closed}
    >
      <div className={styles.frame}>
        {open && shows && model && (
          <ModelStage
            key={tries}
            // The viewer remembers by address that a model failed to load.
            url={tries > 0 ? `${model.url}?${tries}` : model.url}
            label={`3D model of ${name}. Turn it with the arrow keys, zoom with plus and minus.`}
            values={values}
            dimensions={dimensions ?? ''}
            sizes={product.variations.flatMap((variation) => dimensionsText(product, variation) ?? [])}
            onProgress={(done) => setState((now) => (now.is === 'loading' ? { is: 'loading', done } : now))}
            onReady={() => setState({ is: 'ready' })}
            onFail={(why) => setState({ is: why })}
          />
        )}
        {state.is !== 'ready' && poster && (
          <div className={styles.poster} aria-hidden="true">
            <Image image={poster} alt="" ratio="square" span="gallery" priority="eager" />
          </div>
        )}
        {state.is === 'loading' && <Loading done={state.done} />}
        {state.is === 'ready' && <p className={styles.hint}>Drag to turn · pinch or scroll to zoom</p>}
        {!shows && (
          <div className={styles.notice} role="alert">
            <p>
              {state.is === 'failed'
                ? 'We couldn’t load the 3D view.'
                : 'This browser can’t show 3D views. See the pictures for other angles.'}
            </p>
            {state.is === 'failed' && <Button onClick={again}>Try again</Button>}
            <Button variant="secondary" onClick={() => dialog.current?.close()}>
              Back to the pictures
            </Button>
          </div>
        )}
      </div>
    </FullScreenDialog>
  );
}

function Loading({ done }: { done: number }) {
  const percent = Math.round(done * 100);
  return (
    <div className={styles.loading}>
      <p id="model-progress">Loading the 3D view</p>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby="model-progress"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ transform: `scaleX(${Math.max(0.04, done)})` }} />
      </div>
    </div>
  );
}
