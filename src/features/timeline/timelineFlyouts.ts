import { defineFlyout } from '#shared/flyout';

/** The three panels of the timeline; their ids are in the address. */
export const activityFlyout = defineFlyout({
  name: 'timeline-activity',
  size: 'small',
  param: 'activityDetailsId',
});
export const milestoneFlyout = defineFlyout({
  name: 'timeline-milestone',
  size: 'small',
  param: 'milestoneDetailsId',
});
export const eventFlyout = defineFlyout({
  name: 'timeline-event',
  size: 'small',
  param: 'contractEventDetailsId',
});
