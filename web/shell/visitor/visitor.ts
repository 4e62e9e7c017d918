import { useSyncExternalStore } from 'react';
import type { FlagName } from '../../../contract/flags/flags.ts';

/** What the shell knows about the visitor. */
export interface KnownVisitor {
  readonly isSignedIn: boolean;
  /** Null for a guest. */
  readonly customerId: number | null;
  /** Empty until known. */
  readonly firstName: string;
  /** Number of notifications. */
  readonly cards: number;
  /** Staff act for this customer. */
  readonly impersonated: boolean;
  /** The shop is closed, and the visitor is staff. */
  readonly closed: boolean;
  /** Feature flags that are on; null until known. */
  readonly flags: readonly FlagName[] | null;
}

const nobody: KnownVisitor = {
  isSignedIn: false,
  customerId: null,
  firstName: '',
  cards: 0,
  impersonated: false,
  closed: false,
  flags: null,
};
const channelName = 'visitor';
const listeners = new Set<() => void>();
let known = nobody;

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** What the page knows about its visitor; a tab that knows something newer makes it reload (spec §3: state is broadcast between tabs). */
export function setVisitor(visitor: KnownVisitor): void {
  known = visitor;
  // CSS shows the visitor's parts of static markup.
  document.documentElement.dataset.visitor = visitor.isSignedIn ? 'customer' : 'guest';
  tell();
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(visitor.customerId);
  channel.close();
}

/** Called by the drawer, which has the latest number. */
export function setCardCount(cards: number): void {
  known = { ...known, cards };
  tell();
}

/** Calls when another tab reports that the visitor has changed. Returns a function that stops it. */
export function onVisitorChanged(changed: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<number | null>) => {
    if (data !== known.customerId) changed();
  };
  return () => channel.close();
}

/** Calls when more is known about the visitor. Returns a function that stops it. */
export function onKnown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For code outside components. */
export const knownVisitor = (): KnownVisitor => known;

/** The visitor; a guest on the server and until the page knows more, since pages are the same for everybody. */
export const useKnownVisitor = (): KnownVisitor => useSyncExternalStore(onKnown, knownVisitor, () => nobody);
