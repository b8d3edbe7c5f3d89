/** Every text of attributes, file by file: what a translation replaces. */

export const attributes = 'Attributes';
