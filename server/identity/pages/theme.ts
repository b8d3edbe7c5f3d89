/** The look a person has chosen in the app; undefined follows the device. */
export type Theme = 'light' | 'dark' | undefined;

/** Reads the `theme` cookie, which the app writes; it holds no secret and may be missing. */
export function themeOf(headers: { cookie?: string | undefined }): Theme {
  const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return chosen as Theme;
}
