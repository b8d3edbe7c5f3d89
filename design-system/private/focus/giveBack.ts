let giving = false;

/** Focuses what had the focus before a panel opened. */
export function giveBack(target: Element | null): void {
  if (!(target instanceof HTMLElement) || !target.isConnected) return;
  giving = true;
  target.focus({ preventScroll: true });
  giving = false;
}

/** True while the focus is being given back: nobody asked about the control, so its tooltip stays away and takes no Escape. */
export const isGivenBack = () => giving;
