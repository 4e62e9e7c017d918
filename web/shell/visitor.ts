import { useSyncExternalStore } from 'react';
import type { FlagName } from '../../contract/flags.ts';

/** Who is looking, as far as every page's frame shows it. */
export interface KnownVisitor {
  readonly isSignedIn: boolean;
  /** Empty until told. */
  readonly firstName: string;
  /** Notifications that wait. */
  readonly cards: number;
  /** Feature flags that are on; null until told. */
  readonly flags: readonly FlagName[] | null;
}

const nobody: KnownVisitor = { isSignedIn: false, firstName: '', cards: 0, flags: null };
const channelName = 'visitor';
const listeners = new Set<() => void>();
let known = nobody;

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** What the page has learnt of its visitor; other tabs that know otherwise learn it anew (spec §3: state is broadcast between tabs). */
export function setVisitor(visitor: KnownVisitor): void {
  known = visitor;
  // What stands around the app shows what is theirs by style alone.
  document.documentElement.dataset.visitor = visitor.isSignedIn ? 'customer' : 'guest';
  tell();
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(visitor.isSignedIn);
  channel.close();
}

/** The drawer knows better how many notifications there are. */
export function setCardCount(cards: number): void {
  known = { ...known, cards };
  tell();
}

/** Calls when another tab has learnt that the visitor signed in or out. Answers a function that stops it. */
export function onVisitorChanged(changed: (isSignedIn: boolean) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<boolean>) => {
    if (data !== known.isSignedIn) changed(data);
  };
  return () => channel.close();
}

/** Calls when more is known of the visitor. Answers a function that stops it. */
export function onKnown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For code that is no component. */
export const knownVisitor = (): KnownVisitor => known;

/** The visitor; a guest on the server and until the page has learnt better, since the page is the same for everybody. */
export const useKnownVisitor = (): KnownVisitor => useSyncExternalStore(onKnown, knownVisitor, () => nobody);
