import { defineSlot } from '#platform/storage';
import { addressIn, type LookRules, sameConfig, type ViewConfig } from '#shared/views';
import { type GanttFilter, NO_FILTER } from './ganttRows.ts';
import { readFilter, writeFilter } from './timelineFilter.ts';
import { readTimelineLook, type TimelineLook, USUAL_LOOK } from './timelineLook.ts';

/** Everything of the timeline that a saved view keeps. */
export interface ViewedLook extends TimelineLook {
  filters: GanttFilter;
}

const toConfig = ({ filters, ...look }: ViewedLook): ViewConfig => ({
  look: { ...look, folded: look.folded.toSorted(), hiddenEvents: look.hiddenEvents?.toSorted() ?? null },
  filters: Object.fromEntries(writeFilter(new URLSearchParams(), filters)),
});

/** How views of the timeline are kept and read back. */
export const timelineViewRules: LookRules<ViewedLook> = {
  usual: { ...USUAL_LOOK, filters: NO_FILTER },
  toConfig,
  fromConfig: (config) => ({ ...readTimelineLook(config['look']), filters: readFilter(addressIn(config)) }),
  isSame: (a, b) => sameConfig(toConfig(a), toConfig(b)),
  arranged: defineSlot('timeline-arranged', (stored) => (typeof stored === 'string' ? stored : '')),
};
