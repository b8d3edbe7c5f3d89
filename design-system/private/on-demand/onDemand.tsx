import { createElement, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';

const parts: (() => Promise<unknown>)[] = [];

/** What comes when it is near use. */
export interface Coming {
  ask: () => Promise<void>;
  isHere: () => boolean;
  subscribe: (tell: () => void) => () => void;
}

/** Brings every part that the modules read so far have on demand; for tests, which look at once. */
export const bringParts = () => Promise.all(parts.map((ask) => ask()));

/** A piece of code with one component: asked for once, and again where that failed, which may be an error of the page round it. */
function pieceOf<Props extends object>(load: () => Promise<ComponentType<Props>>, failsLoudly: boolean) {
  let part: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const waiting = new Set<() => void>();
  const now = () => part;
  const ask = () =>
    (coming ??= load().then(
      (found) => {
        part = found;
        for (const tell of waiting) tell();
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    ));
  parts.push(ask);
  const subscribe = (tell: () => void) => {
    waiting.add(tell);
    return () => void waiting.delete(tell);
  };
  return { bring: () => ask().catch(() => {}), subscribe, now, Part };

  function Part(props: Props) {
    const Found = useSyncExternalStore(subscribe, now);
    const [, fail] = useState(0);
    useEffect(() => {
      ask().catch((error: unknown) => {
        if (failsLoudly)
          fail(() => {
            throw error;
          });
      });
    }, []);
    return Found ? createElement(Found, props) : null;
  }
}

/**
 * A part of a component in a piece of its own, which comes when it is near use: `ask` when the pointer or the focus comes close. Drawn
 * sooner it shows as soon as it is there, and unlike with `lazy` nothing round it waits. One that could not be fetched is asked for again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): { Part: ComponentType<Props> } & Coming {
  const { bring, subscribe, now, Part } = pieceOf(load, false);
  return { ask: bring, subscribe, isHere: () => now() !== undefined, Part };
}

/**
 * What a press opens, in a piece of its own. React holds what comes by its `lazy` back until 300 ms after the empty place for it was drawn,
 * however soon it is here; this shows as soon as it is, and `bring` has it here before it is opened. As with `lazy`, one that could not be
 * fetched is an error of the page round it.
 */
export function opened<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & { bring: () => void } {
  const { bring, Part } = pieceOf(load, true);
  return Object.assign(Part, { bring: () => void bring() });
}

/** Runs `work` when the page has nothing else to do, and not before it shows; returns what calls it off. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(asked);
}

/** The first signs that somebody is there. */
const signs = ['pointermove', 'pointerdown', 'focusin'] as const;
const expected = new Set<() => void>();
let isUsed = false;
const noticed = () => {
  isUsed = true;
  for (const sign of signs) document.removeEventListener(sign, noticed, true);
  for (const work of expected) whenIdle(work);
  expected.clear();
};
if (typeof document !== 'undefined')
  for (const sign of signs) document.addEventListener(sign, noticed, { capture: true, passive: true });

/** Runs `work` once somebody uses the page and it has nothing else to do: a first load asks for nothing that nobody is near. Returns what calls it off. */
export function whenUsed(work: () => void): () => void {
  if (isUsed) return whenIdle(work);
  expected.add(work);
  return () => void expected.delete(work);
}
