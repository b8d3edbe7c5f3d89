import { defineFlyout } from '#shared/flyout';

/** The panel of one account; `userDetailsId` opens it over the list. */
export const userFlyout = defineFlyout({ name: 'user', size: 'medium', param: 'userDetailsId' });
