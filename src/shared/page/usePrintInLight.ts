import { useEffect } from 'react';

/** Paper is white: while the browser prints, the page wears the light theme. */
export function usePrintInLight(): void {
  useEffect(() => {
    const root = document.documentElement;
    let worn: string | undefined;
    const before = () => {
      worn = root.dataset['theme'];
      root.dataset['theme'] = 'light';
    };
    const after = () => {
      if (worn === undefined) delete root.dataset['theme'];
      else root.dataset['theme'] = worn;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
}
