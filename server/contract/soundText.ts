/** Control characters but tabs and line ends, which texts of several lines have. */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** Whether a text can be stored and shown: no control characters and no half of a surrogate pair. */
export const isSoundText = (text: string): boolean => !controls.test(text) && !/\p{Surrogate}/u.test(text);

/** Ends of lines, tabs, and marks that turn the direction of what follows, so that a name reads as another. */
const notInLine = /[\t\n\r\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** Whether a text is one line that reads as it is written. */
export const isOneLine = (text: string): boolean => isSoundText(text) && !notInLine.test(text);
