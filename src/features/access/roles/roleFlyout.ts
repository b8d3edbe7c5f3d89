import { defineFlyout } from '#shared/flyout';

/** The role's panel: `roleDetailsId` opens it over the list of roles (docs/product/access.md). */
export const roleFlyout = defineFlyout({ name: 'role', size: 'medium', param: 'roleDetailsId' });
