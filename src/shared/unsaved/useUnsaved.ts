import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { claim, type Claim } from './claims.ts';

const leavesPage: Claim['isLeft'] = (from, to) => from.pathname !== to.pathname;

/**
 * Says that what is on screen would be lost: the guard then asks before the app moves on, and the browser before the tab closes. By
 * default that is another page; a part of a page (a flyout) says itself when it is left. Returns what lets go at once, for the
 * moment after saving and before the next render.
 */
export function useUnsaved(dirty: boolean, isLeft: Claim['isLeft'] = leavesPage): () => void {
  const release = useRef<() => void>(undefined);
  const decide = useEffectEvent(isLeft);
  const letGo = useCallback(() => {
    release.current?.();
    release.current = undefined;
  }, []);
  useEffect(() => {
    if (!dirty) return undefined;
    const free = claim({ isLeft: (from, to) => decide(from, to) });
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    release.current = () => {
      free();
      window.removeEventListener('beforeunload', hold);
    };
    return letGo;
  }, [dirty, letGo]);
  return letGo;
}
