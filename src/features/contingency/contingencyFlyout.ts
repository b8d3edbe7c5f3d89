import { defineFlyout } from '#shared/flyout';

/** The panel of contingency: a pot's number shows what moved that one. */
export const contingencyFlyout = defineFlyout({
  name: 'contingency',
  size: 'medium',
  param: 'contingencyPotId',
});

/** What the panel is opened with for all pots together. */
export const allPots = 'new';
