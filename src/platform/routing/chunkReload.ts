import { defineSlot, recall, remember } from '#platform/storage';

/** When the page was last reloaded for a chunk that was gone, in milliseconds since 1970. */
const lastReload = defineSlot('chunk-reload', (stored) => (typeof stored === 'number' ? stored : 0));
const PAUSE = 30_000;

/**
 * Reloads the page once when a part of it cannot be loaded (docs/product/frame.md): after a deploy its old chunks are gone. A second
 * failure within half a minute is left to the error page, else a broken deploy would reload for ever.
 */
export function reloadOnMissingChunk(target: EventTarget, reload: () => void, now: () => number): void {
  target.addEventListener('vite:preloadError', (event) => {
    if (now() - recall(lastReload, 'device') < PAUSE) return;
    remember(lastReload, 'device', now());
    event.preventDefault();
    reload();
  });
}
