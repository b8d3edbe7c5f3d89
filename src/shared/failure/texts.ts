/** Every text of failure, file by file: what a translation replaces. What several files say stands first. */

// detailsOf
export const statusStatusCode = (status: number, code: string) => `Status: ${status} ${code}`;
export const requestRequestId = (requestId: string) => `Request: ${requestId}`;
export const notLoadedWhat = (what: string) => `Not loaded: ${what}`;
export const pagePage = (page: string) => `Page: ${page}`;
export const timeToISO = (toISOString: string) => `Time: ${toISOString}`;

// LoadError
export const theWhatDidntLoad = (what: string) => `The ${what} didn't load`;
export const somethingUnexpectedHappenedNothing =
  'Something unexpected happened. Nothing you changed is lost.';

// NoPermission
export const onThisProject = ' on this project';
export const youCantSeeWhatPlace = (what: string, place: string) => `You can't see ${what}${place}`;
export const itNeedsValueYourAdministrator = (value: string) =>
  `It needs ${value}. Your administrator can give it to you.`;
export const aPermissionThatYourRole = 'a permission that your role does not have';
export const thePermissionLabel = (label: string) => `the permission ${label}`;
