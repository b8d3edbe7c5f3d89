import type { Box } from '../axes/boxes.ts';
import type { PlacedText } from '../axes/PlacedText.ts';
import type { TimeAxis } from '../axes/timeAxis.ts';
import { throughWindow, type ZoomWindow } from '../axes/zoomWindow.ts';

/** A time axis of which a part fills the stretch up to `right`; what stands behind that stays where it is. Px. */
export function zoomAxis(axis: TimeAxis, plot: Box, right: number, window: ZoomWindow): TimeAxis {
  const { left } = plot;
  const along = (part: number) => left + part * (right - left);
  const back = (x: number) => along(window.from + ((x - left) / (right - left)) * (window.to - window.from));
  return {
    toPixel: (date) => throughWindow(axis.toPixel(date), left, right, window),
    toDate: (x) => axis.toDate(back(x)),
    start: axis.toDate(along(window.from)),
    end: axis.toDate(along(window.to)),
  };
}

const beside = new Set<PlacedText['role']>(['tick', 'end', 'span', 'today', 'mark', 'detail']);

/** Texts that fit into what is shown: a figure that would be cut at an edge is left out. Names of places are chosen by place. */
export function textsInside(
  texts: readonly PlacedText[],
  clip: { left: number; right: number } | undefined,
): readonly PlacedText[] {
  if (!clip) return texts;
  return texts.filter(
    ({ role, box }) => beside.has(role) || (box.left >= clip.left - 1 && box.right <= clip.right + 1),
  );
}
