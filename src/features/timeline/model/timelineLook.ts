import { definePageSetup } from '#shared/look';
import { GANTT_GROUPS, type GanttGrouping } from './ganttRows.ts';

/** How wide a day is drawn. */
export const ZOOMS = { week: 7, month: 1.3, quarter: 0.5, year: 0.16 } as const;
export type Zoom = keyof typeof ZOOMS | 'fit';

/** How somebody looks at the timelines of their projects. */
export interface TimelineLook {
  zoom: Zoom;
  critical: boolean;
  links: boolean;
  baseline: boolean;
  /** Kinds of contract events that are left out; null as the project's settings have it. */
  hiddenEvents: readonly string[] | null;
  showsMilestones: boolean;
  grouping: GanttGrouping;
  /** Bars in the colors of their phases. */
  phaseColors: boolean;
  folded: readonly string[];
}

export const USUAL_LOOK: TimelineLook = {
  zoom: 'month',
  critical: true,
  links: true,
  baseline: true,
  hiddenEvents: null,
  showsMilestones: true,
  grouping: 'phase',
  phaseColors: false,
  folded: [],
};

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string').slice(0, 500) : [];

/** A look from what was stored, which may be anything. */
export function readTimelineLook(stored: unknown): TimelineLook {
  if (typeof stored !== 'object' || stored === null) return USUAL_LOOK;
  const said = stored as Partial<TimelineLook>;
  const flag = (value: unknown, usual: boolean) => (typeof value === 'boolean' ? value : usual);
  const isZoom = said.zoom === 'fit' || (typeof said.zoom === 'string' && Object.hasOwn(ZOOMS, said.zoom));
  return {
    zoom: isZoom ? (said.zoom as Zoom) : USUAL_LOOK.zoom,
    critical: flag(said.critical, true),
    links: flag(said.links, true),
    baseline: flag(said.baseline, true),
    hiddenEvents: Array.isArray(said.hiddenEvents) ? texts(said.hiddenEvents) : null,
    showsMilestones: flag(said.showsMilestones, true),
    grouping: Object.hasOwn(GANTT_GROUPS, String(said.grouping)) ? (said.grouping as GanttGrouping) : 'phase',
    phaseColors: flag(said.phaseColors, false),
    folded: texts(said.folded),
  };
}

/** Kept for each person. */
export const timelineSetup = definePageSetup('timeline', 'timeline-look', readTimelineLook);
