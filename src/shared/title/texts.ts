/** Every text of title, file by file: what a translation replaces. */

export const nameWord = 'Name';
