/** Whether a text can be stored and shown: no null character and no half of a surrogate pair. */
export const isSoundText = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);
