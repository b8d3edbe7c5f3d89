import { useUnsaved } from '#shared/unsaved';
import { type FlyoutDefinition, readFlyout } from './flyoutAddress.ts';

/** Unsaved work in a flyout: asked about when it closes or shows something else. Returns what lets go after saving. */
export function useUnsavedFlyout(flyout: FlyoutDefinition, dirty: boolean): () => void {
  return useUnsaved(
    dirty,
    (from, to) => from.pathname !== to.pathname || readFlyout(flyout, from) !== readFlyout(flyout, to),
  );
}
