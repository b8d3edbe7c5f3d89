import { useEffect } from 'react';

/** Paper is white: while the browser prints, the page has the light theme. */
export function usePrintInLight(): void {
  useEffect(() => {
    const root = document.documentElement;
    let kept: string | undefined;
    const before = () => {
      kept = root.dataset['theme'];
      root.dataset['theme'] = 'light';
    };
    const after = () => {
      if (kept === undefined) delete root.dataset['theme'];
      else root.dataset['theme'] = kept;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
}
