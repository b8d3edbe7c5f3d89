import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. Known before the browser takes the picture, so that all rows are there, and drawings in light colors. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const query = matchMedia('print');
    // The browser takes its picture when the event returns.
    const start = () => flushSync(() => setPrinting(true));
    const stop = () => setPrinting(false);
    const change = () => flushSync(() => setPrinting(query.matches));
    addEventListener('beforeprint', start);
    addEventListener('afterprint', stop);
    query.addEventListener('change', change);
    return () => {
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', stop);
      query.removeEventListener('change', change);
    };
  }, []);
  return printing;
}
