import { useEffect, useSyncExternalStore } from 'react';
import { useCurrentUser } from '#platform/flags';
import { writeThemeCookie } from '#platform/storage';
import * as t from '../texts.ts';

const darkSystem = t.prefersColorSchemeDark;

/** Shows the person's theme, and keeps it for the pages that are drawn before the person is known. */
export function useTheme(): void {
  const { theme } = useCurrentUser().preferences;
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    writeThemeCookie(theme);
  }, [theme]);
}

/** The theme that is on screen: the chosen one, else the system's. */
export function useShownTheme(): 'light' | 'dark' {
  const { theme } = useCurrentUser().preferences;
  const systemIsDark = useSyncExternalStore(followSystem, () => matchMedia(darkSystem).matches);
  if (theme !== 'system') return theme;
  return systemIsDark ? 'dark' : 'light';
}

function followSystem(onChange: () => void): () => void {
  const media = matchMedia(darkSystem);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
