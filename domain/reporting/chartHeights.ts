import { HEIGHTS, pageRoom, type PageSettings } from './paginate.ts';

/** Heights of charts that a card is offered, in pixels of a screen; the second is the usual one. */
export const CHART_HEIGHTS = [300, 423, 560, 720, 900] as const;
const usual = { height: CHART_HEIGHTS[1], dots: 640 } as const;

/** How many dots of a page a chart takes: as its card says, and no more than a page has below its title and above its note. */
export function chartHeight(
  { height = usual.height }: { height?: number | undefined },
  page: PageSettings,
  note = 0,
): number {
  const wanted = Math.round((height * usual.dots) / usual.height);
  return Math.min(wanted, pageRoom(page).roomHeight - HEIGHTS.title - note);
}
