const year = 365 * 24 * 60 * 60;

/**
 * Keeps the chosen theme where the pages outside the app can read it before they paint: `public/theme.js` and the sign-in
 * pages, which the server draws.
 */
export function writeThemeCookie(theme: 'light' | 'dark' | 'system'): void {
  const age = theme === 'system' ? 0 : year;
  document.cookie = `theme=${theme}; Path=/; Max-Age=${age}; SameSite=Lax`;
}
