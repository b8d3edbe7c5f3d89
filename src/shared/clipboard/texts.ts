/** Every text of clipboard, file by file: what a translation replaces. */

export const theBrowserDoesNotAllow = (instead: string) => `The browser does not allow it. ${instead}`;
export const linkCopied = 'Link copied';
export const theLinkCouldNotBe = 'The link could not be copied';
export const copyItFromTheAddress = 'Copy it from the address bar.';
