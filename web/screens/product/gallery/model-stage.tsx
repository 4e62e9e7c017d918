import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { variantOf } from '../buy-box/variant-of.ts';
import styles from './model-dialog.module.css';
import { isFlat, isHung, type ModelSize, scaleOf } from './model-size.ts';

interface ModelStageProps {
  url: string;
  label: string;
  values: readonly string[];
  /** The dimensions of the chosen variation, and of all. */
  dimensions: string;
  sizes: readonly string[];
  /** 0 to 1. */
  onProgress(done: number): void;
  onReady(): void;
  onFail(why: 'failed' | 'unsupported'): void;
}

/** The parts of the viewer's element used here. */
interface ModelElement extends HTMLElement {
  availableVariants: string[];
  variantName: string | null;
  scale: string;
  cameraOrbit: string;
  arPlacement: string;
  readonly updateComplete: Promise<unknown>;
  getDimensions(): ModelSize;
  updateFraming(): Promise<void>;
  jumpCameraToGoal(): void;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'model-viewer': React.HTMLAttributes<ModelElement> & { ref?: React.Ref<ModelElement> } & Record<string, unknown>;
    }
  }
}

const loadViewer = () => (import.meta.env.SSR ? Promise.resolve() : import('./model-viewer.client.ts'));
const canDraw = () => document.createElement('canvas').getContext('webgl2') !== null;

/** The model in the chosen variation's colour and size. Without animation for visitors who prefer reduced motion. */
export function ModelStage({ url, label, values, dimensions, sizes, onProgress, onReady, onFail }: ModelStageProps) {
  const element = useRef<ModelElement>(null);
  const [alive, setAlive] = useState(false);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;

  const begin = useEffectEvent(() => {
    if (!canDraw()) return onFail('unsupported');
    loadViewer().then(
      () => setAlive(true),
      () => onFail('failed'),
    );
  });
  useEffect(() => begin(), []);

  const progress = useEffectEvent((event: Event) => onProgress((event as CustomEvent<{ totalProgress: number }>).detail.totalProgress));
  const ready = useEffectEvent(() => {
    const model = element.current;
    if (!model) return;
    model.variantName = variantOf(model.availableVariants, values);
    const size = model.getDimensions();
    const { x, y, z } = scaleOf(size, dimensions, sizes);
    model.scale = `${x} ${y} ${z}`;
    if (isHung(size)) model.arPlacement = 'wall';
    const look = () => {
      if (isFlat(size)) model.cameraOrbit = '25deg 48deg 90%';
      model.jumpCameraToGoal();
    };
    void model.updateComplete.then(() => model.updateFraming()).then(look);
    onReady();
  });
  const fail = useEffectEvent(() => onFail('failed'));
  useEffect(() => {
    const model = element.current;
    if (!alive || !model) return;
    const stop = new AbortController();
    const { signal } = stop;
    model.addEventListener('progress', progress, { signal });
    model.addEventListener('load', ready, { signal });
    model.addEventListener('error', fail, { signal });
    return () => stop.abort();
  }, [alive]);

  if (!alive) return null;
  return (
    <model-viewer
      ref={element}
      class={styles.model}
      src={url}
      alt={label}
      camera-controls=""
      touch-action="none"
      camera-orbit="25deg 74deg 105%"
      max-camera-orbit="auto 95deg auto"
      tone-mapping="neutral"
      exposure="0.88"
      shadow-intensity="0.9"
      shadow-softness="0.8"
      interaction-prompt="none"
      auto-rotate={still ? undefined : ''}
      auto-rotate-delay="1500"
      rotation-per-second="12deg"
      ar=""
      ar-modes="webxr quick-look"
      ar-scale="fixed"
    >
      <button type="button" slot="ar-button" className={styles.room}>
        View in your room
      </button>
    </model-viewer>
  );
}
