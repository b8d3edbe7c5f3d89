/** Every text of web-links, file by file: what a translation replaces. What several files say stands first. */

// webLinkQueries
export const theLinkWasNotRestored = 'The link was not restored';
export const webLinkNameRemoved = (webLinkName: string) => `${webLinkName} removed`;
export const undo = 'Undo';

// WebLinks
export const webLinksLower = 'web links';
export const webLinks = 'Web links';
export const noWebLinks = 'No web links';
export const newWebLink = 'New web link';
export const addLink = 'Add link';
export const changeName = (name: string) => `Change ${name}`;
export const save = 'Save';
export const removeName = (name: string) => `Remove ${name}`;
export const link = 'Link';
export const https = 'https://';
export const title = 'Title';
export const cancel = 'Cancel';
