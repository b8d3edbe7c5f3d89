import { describe, expect, it } from 'vitest';
import { NO_FILTER } from './ganttRows.ts';
import { readFilter, saysFilter, writeFilter } from './timelineFilter.ts';
import { timelineViewRules, type ViewedLook } from './timelineView.ts';

const { usual, toConfig, fromConfig, isSame } = timelineViewRules;
const look: ViewedLook = {
  ...usual,
  zoom: 'quarter',
  critical: false,
  hiddenEvents: ['GMP_LOCK_DATE'],
  grouping: 'assignee',
  phaseColors: true,
  folded: ['heading:phase:7', 'heading:events'],
  filters: { search: 'steel', phases: [3, 7], assignees: [2], states: ['critical', 'late'] },
};

describe('a view of the timeline', () => {
  it('comes back as it was kept, whatever the order of what is folded', () => {
    const kept = JSON.parse(JSON.stringify(toConfig(look))) as Record<string, unknown>;
    expect(isSame(fromConfig(kept), look)).toBe(true);
    expect(isSame({ ...look, folded: look.folded.toReversed() }, look)).toBe(true);
    expect(isSame({ ...look, zoom: 'week' }, look)).toBe(false);
    expect(isSame({ ...look, filters: NO_FILTER }, look)).toBe(false);
  });

  it.each([
    {},
    { look: 7, filters: [1] },
    { look: { zoom: 'century', folded: {} }, filters: { state: 'x' } },
  ])('is as usual where it says nothing, or nonsense: %j', (config) =>
    expect(fromConfig(config)).toEqual(usual),
  );
});

describe('the address of the timeline', () => {
  it('says the filters beside what else it says', () => {
    const address = writeFilter(new URLSearchParams('activityId=4'), look.filters);
    expect(address.get('activityId')).toBe('4');
    expect(readFilter(address)).toEqual(look.filters);
    expect(writeFilter(address, NO_FILTER).toString()).toBe('activityId=4');
  });

  it('leaves out what does not fit', () => {
    const filter = readFilter(new URLSearchParams('phase=0,x,-1,7,7&assignee=1e3&state=done,gone'));
    expect(filter).toEqual({ search: '', phases: [7], assignees: [], states: ['done'] });
    expect(saysFilter(filter)).toBe(true);
    expect(saysFilter(NO_FILTER)).toBe(false);
  });
});
