/**
 * Whether a text is a path of this app, as against an address that a browser would take elsewhere: browsers drop tabs and
 * line breaks and read backslashes as slashes, so any of these may hide a second slash.
 */
export const isOwnPath = (text: string): boolean => /^\/(?!\/)[^\\\p{Cc}\u2028\u2029]*$/u.test(text);
