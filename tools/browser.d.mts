/** The three ways to a browser, for a machine on which none of them went by itself. */
export const browserSentence: string;
/** Path of a Chromium that runs, fetched where there is none; undefined where it could not be had. */
export function ensureChromium(): string | undefined;
