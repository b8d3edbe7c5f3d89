import { definePageSetup, usePageSetup } from '#shared/look';

/** Least height of the chart's card, px: what the drawing with its head and legend needs. */
export const LEAST_ROOM = 446;
/** Greatest height of the chart's card, px. */
export const MOST_ROOM = 1200;

/** How much of the page the chart takes. */
export interface ChartRoom {
  /** Only the sentence and the figures show. */
  collapsed: boolean;
  /** Pixels that the person dragged it to; null for the usual height. */
  height: number | null;
}

const usual: ChartRoom = { collapsed: false, height: null };

/** Pixels within the limits. */
export const withinRoom = (height: number) => Math.round(Math.min(MOST_ROOM, Math.max(LEAST_ROOM, height)));

const roomSetup = definePageSetup<ChartRoom>('foresite_chart', 'foresite-chart-room', (stored) => {
  if (typeof stored !== 'object' || stored === null) return usual;
  const { collapsed, height } = stored as Partial<Record<keyof ChartRoom, unknown>>;
  return {
    collapsed: collapsed === true,
    height: typeof height === 'number' && Number.isFinite(height) ? withinRoom(height) : null,
  };
});

/** The room of the chart, remembered per person. */
export const useChartRoom = () => usePageSetup(roomSetup);
