/** Distance of a panel's upper left corner from that of the window, in pixels. */
export interface PanelPosition {
  x: number;
  y: number;
}

interface Extent {
  width: number;
  height: number;
}

const margin = 8;

/** The nearest position at which the panel lies wholly in the window; its upper left corner wins where the window is too small. */
export function keepInside(position: PanelPosition, panel: Extent, view: Extent): PanelPosition {
  const inside = (at: number, length: number, room: number) =>
    Math.max(margin, Math.min(Number.isFinite(at) ? at : margin, room - length - margin));
  return {
    x: Math.round(inside(position.x, panel.width, view.width)),
    y: Math.round(inside(position.y, panel.height, view.height)),
  };
}

/** Where a panel opens that has never been moved: centred, a sixth of the height from the top. */
export function openingPosition(panel: Extent, view: Extent): PanelPosition {
  return keepInside({ x: (view.width - panel.width) / 2, y: view.height / 6 }, panel, view);
}
