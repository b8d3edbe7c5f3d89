let giving = false;

/** Focuses what had the focus before a panel opened. */
export function giveBack(target: Element | null): void {
  if (!(target instanceof HTMLElement) || !target.isConnected) return;
  giving = true;
  placeOf(target).focus({ preventScroll: true });
  giving = false;
}

/**
 * A grid draws other rows in the elements that it has, as after a save that moved one: where its focus was is its active cell,
 * whatever the element shows by now.
 */
function placeOf(target: HTMLElement): HTMLElement {
  const cell = target.closest<HTMLElement>('[data-cell]');
  if (!cell || cell.tabIndex === 0) return target;
  const grid = cell.closest('[role="grid"], [role="treegrid"]');
  return grid?.querySelector<HTMLElement>('[data-cell][tabindex="0"]') ?? target;
}

/** True while the focus is being given back: nobody asked about the control, so its tooltip stays away and takes no Escape. */
export const isGivenBack = () => giving;
