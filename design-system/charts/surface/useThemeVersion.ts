import { useEffect, useState } from 'react';

const preferences = ['(prefers-color-scheme: dark)', '(forced-colors: active)', '(prefers-contrast: more)'];

/** A number that grows whenever colours or fonts of the page may have changed: a canvas must then be drawn anew. */
export function useThemeVersion(): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const grow = () => setVersion((old) => old + 1);
    const observer = new MutationObserver(grow);
    observer.observe(document.documentElement, {
      attributes: true,
      attributeFilter: ['data-theme', 'data-contrast', 'class'],
    });
    const queries = preferences.map((preference) => matchMedia(preference));
    for (const query of queries) query.addEventListener('change', grow);
    document.fonts.addEventListener('loadingdone', grow);
    return () => {
      observer.disconnect();
      for (const query of queries) query.removeEventListener('change', grow);
      document.fonts.removeEventListener('loadingdone', grow);
    };
  }, []);
  return version;
}
