import { useEffect, useState, type RefObject } from 'react';
import { unreadableIn } from '../../private/field/unreadable.ts';

/**
 * The way to the first field in this frame that cannot take what is typed; undefined where each can. Its owner still holds the value from
 * before, so the frame must neither call itself saved nor be sent.
 */
export function useUnreadable(frame: RefObject<HTMLElement | null>): (() => void) | undefined {
  const [isUnreadable, setUnreadable] = useState(false);
  useEffect(() => {
    const node = frame.current;
    if (!node) return undefined;
    const look = () => setUnreadable(unreadableIn(node) !== null);
    look();
    const observer = new MutationObserver(look);
    observer.observe(node, { subtree: true, childList: true, attributeFilter: ['data-unreadable'] });
    return () => observer.disconnect();
  }, [frame]);
  return isUnreadable ? () => unreadableIn(frame.current)?.focus() : undefined;
}
